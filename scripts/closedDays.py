"""Writes packages/domain/src/base/sessions/holidayTable.ts: the days on which exchanges are closed.

    pip install holidays==0.105
    python3 scripts/closedDays.py

Source: the Python package `holidays` (https://github.com/vacanza/holidays): XKRX, XTAI and XNYS, and for SET the public and
bank holidays of Thailand. Exchanges publish a year some months before it begins, and proclaim days besides: run it again
then, with a newer version, and a later LAST.
"""

from datetime import date, timedelta
from pathlib import Path

import holidays

VERSION = "0.105"
FIRST, LAST = 2025, 2031
YEARS = range(FIRST, LAST + 1)
ASARNHA, LATER, LENT = "Asarnha Bucha", "Asarnha Bucha (in lieu)", "Buddhist Lent Day"
# As SET published it, where that differs from the package.
NOT_CLOSED = {date(2025, 4, 16)}


def next_weekday(day):
    while day.weekday() > 4:
        day += timedelta(days=1)
    return day


def thai():
    """SET keeps no Buddhist Lent Day, which follows Asarnha Bucha: one on a weekend is kept on the next weekday."""
    public = holidays.country_holidays("TH", years=YEARS, categories=("public", "bank"))
    days = {day for day, name in public.items() if name not in (LATER, LENT)}
    kept = {next_weekday(day) for day, name in public.items() if name == ASARNHA}
    return (days | kept) - NOT_CLOSED


def in_year(days, year):
    return " ".join(f"{day:%m-%d}" for day in sorted(days) if day.year == year and day.weekday() < 5)


def table(name, days):
    lines = "".join(f"  {year}: '{in_year(days, year)}',\n" for year in YEARS)
    return f"export const {name}: DaysOfYears = {{\n{lines}}}\n"


def main():
    if holidays.__version__ != VERSION:
        raise SystemExit(f"holidays {VERSION} is asked for, and {holidays.__version__} is installed")
    financial = {code: holidays.financial_holidays(code, years=YEARS) for code in ("XKRX", "XTAI", "XNYS")}
    early = holidays.financial_holidays("XNYS", years=YEARS, categories=("half_day",))
    text = "\n".join(
        [
            f"// Written by scripts/closedDays.py from the Python package holidays {VERSION}; do not edit.\n",
            "/** Weekdays `MM-DD` by year. */",
            "export type DaysOfYears = Readonly<Record<number, string>>\n",
            f"export const holidayYears = {{ first: {FIRST}, last: {LAST} }} as const\n",
            table("krx", financial["XKRX"]),
            table("twse", financial["XTAI"]),
            table("us", financial["XNYS"]),
            table("set", thai()),
            "/** US exchanges close at 13:00 on these, and their after-hours session at 17:00. */",
            table("usEarlyCloses", early),
        ]
    )
    target = Path(__file__).parent.parent / "packages/domain/src/base/sessions/holidayTable.ts"
    target.write_text(text.rstrip("\n") + "\n", encoding="utf-8")


main()
