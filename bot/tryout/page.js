// What the try-out adds to simcord's page: whose it is, links that lead on, and no news while a menu is read.
(() => {
  "use strict";
  const words = document.currentScript.dataset;
  const ask = window.fetch.bind(window);
  let underWay = 0; // actions that were sent and aren't answered
  let unseen = false; // whether the outcome of one is still to be shown
  let before; // the newest private message when it was sent

  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const menuIsOpen = () => document.querySelector(".preview-select.is-open") !== null;
  const newest = () => [...document.querySelectorAll(".message-ephemeral-note")].at(-1)?.closest("article");

  // The private answer to a click comes at the end of the channel. simcord goes there only from the end itself.
  const goToAnswer = async (last) => {
    for (let look = 0; look < 10; look += 1) {
      await pause(100);
      if (newest() === last) continue;
      const timeline = document.querySelector("#channel-timeline");
      timeline.scrollTop = timeline.scrollHeight;
      return;
    }
  };

  // What arrives moves the page, and simcord closes a menu that is moved out of sight. The page asks on when it has
  // closed. After an action it has to ask at once: until then it takes no other.
  window.fetch = async (address, options) => {
    if (address === "/api/action") {
      underWay += 1;
      unseen = true;
      before = newest();
      try {
        return await ask(address, options);
      } finally {
        underWay -= 1;
      }
    }
    if (address !== "/api/state") return ask(address, options);
    while (!unseen && menuIsOpen() && !options?.signal?.aborted) await pause(100);
    const last = underWay === 0;
    const answer = await ask(address, options);
    if (last && unseen) {
      unseen = false;
      void goToAnswer(before);
    }
    return answer;
  };

  // A thread has a page of its own. It has the id of the message that it began from.
  const page = (channel) => (channel === words.channel ? words.home : words.home.replace(/channel$/, `thread-${channel}`));

  document.addEventListener("click", (event) => {
    const thread = event.target instanceof Element && event.target.closest(".thread-summary");
    if (thread) window.open(page(thread.closest("[data-message-id]").dataset.messageId), "_blank");
  });

  // Links to messages lead to discord.com, where these don't exist.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="https://discord.com/channels/"]');
    if (!link) return;
    event.preventDefault();
    const [, , , channel, id] = new URL(link.href).pathname.split("/");
    const message = document.querySelector(`[data-message-id="${id}"]`);
    if (message) message.scrollIntoView({ behavior: "smooth", block: "start" });
    else window.open(page(channel), "_blank");
  });

  document.addEventListener("DOMContentLoaded", () => {
    document.title = words.title;
    const you = Object.assign(document.createElement("span"), { className: "tryout-you", textContent: words.you });
    document.querySelector(".channel-header").append(you);
  });
})();
