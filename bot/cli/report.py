"""What a check of the database has found, for the subcommands that check one; loaded only when one of them runs."""

from __future__ import annotations

from bot.tables.store.upkeep import Report


def tell_whether_whole(report: Report) -> int:
    """Say what isn't as it should be, and whether all is; the exit code."""
    if report.unreadable:
        print(f"not to be read by these rules: tables {', '.join(map(str, report.unreadable))}")
    for fault in report.faults:
        print(f"damaged: {fault}")
    print("whole" if report.whole else "NOT whole")
    return 0 if report.whole else 1
