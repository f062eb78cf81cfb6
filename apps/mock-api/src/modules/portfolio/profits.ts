import type { PortfolioProfits, RequestOf, portfolioProfits } from '@onelot/api-client'
import {
  type AccountHistory,
  type Currency,
  type Instant,
  type Money,
  type Rates,
  add,
  compare,
  convertedParts,
  dividendsSince,
  pastAccounts,
  profitsByInstrument,
  realisingAt,
  zero,
  rangeBegins,
} from '@onelot/domain'
import type { Services } from '../../services.ts'
import { ratesAt } from '../figures.ts'
import { instrumentsOf } from './instruments.ts'
import { pricesAt } from './valuations.ts'

const profitColumns = ['realised', 'unrealised', 'fees', 'taxes', 'dividends'] as const

/** Columns of amounts in one currency, whose rows add up to what is converted of all of them. */
export function convertedColumns<Name extends string>(
  rows: readonly Readonly<Record<Name, Money>>[],
  names: readonly Name[],
  currency: Currency,
  rates: Rates,
): readonly Readonly<Record<Name, Money>>[] {
  const columns = names.map(
    (name) =>
      [
        name,
        convertedParts(
          rows.map((row) => row[name]),
          currency,
          rates,
        ),
      ] as const,
  )
  return rows.map(
    (_, index) =>
      // Every name has its column: the list is the type's own.
      Object.fromEntries(columns.map(([name, parts]) => [name, parts[index] ?? zero(currency)])) as Record<
        Name,
        Money
      >,
  )
}

export const totalsOf = <Name extends string>(
  rows: readonly Readonly<Record<Name, Money>>[],
  names: readonly Name[],
  currency: Currency,
): Readonly<Record<Name, Money>> =>
  Object.fromEntries(
    names.map((name) => [name, add(zero(currency), ...rows.map((row) => row[name]))]),
  ) as Record<Name, Money>

const profitOf = ({
  realised,
  unrealised,
  dividends,
}: Readonly<Record<'realised' | 'unrealised' | 'dividends', Money>>): Money =>
  add(realised, unrealised, dividends)

type Asked = RequestOf<typeof portfolioProfits>

/** What each instrument brought and cost in a range, the greatest profit first (docs/rules/portfolio.md). */
export function profitsIn(
  services: Services,
  history: AccountHistory,
  { currency, zone, range }: Asked,
  now: Instant,
): Omit<PortfolioProfits, 'asOf'> {
  const begins = rangeBegins(range, zone, now)
  const realising = realisingAt(history, (at) => begins === undefined || at > begins)
  const legs = [...pastAccounts(history, [now])].flatMap((past) => past.legs)
  const dividends = dividendsSince(history, begins)
  const profits = profitsByInstrument(realising, legs, pricesAt(services, now), dividends)
  const rows = convertedColumns(profits, profitColumns, currency, ratesAt(services, now))
  const listed = new Map(
    instrumentsOf(
      services,
      profits.map(({ instrument }) => instrument),
    ).map((one) => [one.id, one]),
  )
  const named = profits.flatMap(({ instrument: id, exits }, index) => {
    const instrument = listed.get(id)
    const row = rows[index]
    return instrument === undefined || row === undefined
      ? []
      : [{ instrument, ...row, profit: profitOf(row), exits }]
  })
  const exits = named.reduce((sum, one) => sum + one.exits, 0)
  return {
    instruments: named.toSorted((a, b) => compare(b.profit, a.profit)),
    total: { ...totalsOf(named, [...profitColumns, 'profit'], currency), exits },
  }
}
