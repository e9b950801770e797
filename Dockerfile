# Two stages, so that neither caches nor build tools end up in the image.
FROM python:3.13-slim AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore \
    UV_NO_CACHE=1 UV_COMPILE_BYTECODE=1 UV_PYTHON_DOWNLOADS=never
WORKDIR /src
COPY requirements.lock pyproject.toml README.md LICENSE ./
# uv takes from the pins what the bot needs, and leaves the tools of the developers; its own pin is cut out for pip
RUN sed -n '/^uv==/,/[^\\]$/p' requirements.lock >uv.txt \
    && pip install --require-hashes -r uv.txt \
    && uv venv /opt/flotilla
RUN uv pip install --python /opt/flotilla --require-hashes --constraints requirements.lock --requirements pyproject.toml
COPY engine engine
COPY render render
COPY bot bot
RUN uv pip install --python /opt/flotilla --no-deps --build-constraints requirements.lock .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --user-group --no-create-home flotilla \
    && install -d -m 0700 -o flotilla -g flotilla /data
COPY --from=build /opt/flotilla /opt/flotilla
ENV PATH=/opt/flotilla/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    FLOTILLA_DATABASE=/data/flotilla.db \
    FLOTILLA_LOG_FORMAT=json
USER flotilla
WORKDIR /data
VOLUME /data
# Healthy: the event loop turns and Discord is connected (a file touched every two minutes beside the database).
HEALTHCHECK --interval=60s --timeout=10s --start-period=90s --retries=2 CMD ["flotilla", "health"]
CMD ["flotilla"]
