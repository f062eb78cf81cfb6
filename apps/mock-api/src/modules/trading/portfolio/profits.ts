import type { PortfolioProfits, RequestOf, portfolioProfits } from '@onelot/api-client'
import {
  type AccountId,
  type Currency,
  type Instant,
  type Money,
  type OpenPosition,
  type Rates,
  type Refusal,
  type Result,
  accountStream,
  add,
  convertedParts,
  invalid,
  lastDayBefore,
  no,
  ok,
  profitsByInstrument,
  sliceOf,
  subtract,
  trading,
  zero,
} from '@onelot/domain'
import { type ListOrder, pageOf } from '../../../http/paging.ts'
import { momentIn } from '../../../http/snapshots.ts'
import type { Services } from '../../../services.ts'
import { decimalSortKey } from '../../../store/sortKeys.ts'
import { ratesAt } from '../../base/figures.ts'
import { earnedSince } from './earned.ts'
import { instrumentsOf } from './instruments.ts'
import { pricesAt } from './valuations.ts'

const otherColumns = ['unrealised', 'fees', 'taxes'] as const
const profitColumns = ['realised', 'dividends', ...otherColumns] as const

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

type Earned = Readonly<Record<'realised' | 'dividends', Money>>

/**
 * Columns likewise, of what was earned: dividends are what is left of it beside the exits, since the account realised both together and
 * Holdings convert them so.
 */
export function earnedColumns<Name extends string>(
  rows: readonly (Earned & Readonly<Record<Name, Money>>)[],
  names: readonly Name[],
  currency: Currency,
  rates: Rates,
): readonly (Earned & Readonly<Record<Name, Money>>)[] {
  const earned = convertedColumns(
    rows.map(({ realised, dividends }) => ({ realised, both: add(realised, dividends) })),
    ['realised', 'both'],
    currency,
    rates,
  )
  return convertedColumns(rows, names, currency, rates).map((row, index) => {
    const { realised, both } = earned[index] ?? { realised: zero(currency), both: zero(currency) }
    return { ...row, realised, dividends: subtract(both, realised) }
  })
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
type Row = PortfolioProfits['instruments'][number]

const directions = ['ascending', 'descending', 'ascending'] as const

/** The greatest profit first, by the prices of the moment of the first page. */
const orderAt = (at: Instant): ListOrder<Row> => ({
  slotOf: ({ instrument, profit }) => [at, decimalSortKey(profit.amount), instrument.id],
  directions,
})

/** What each instrument brought and cost in a range, a page of them (docs/rules/portfolio.md). */
export async function profitsIn(
  services: Services,
  account: AccountId,
  { currency, zone, range, ...page }: Asked,
  now: Instant,
): Promise<Result<PortfolioProfits, Refusal<'VALIDATION'>>> {
  const at = page.after === undefined ? now : momentIn(page.after, directions.length, now)
  if (at === undefined) return no(invalid({ after: 'malformed' }))
  const { state } = await services.streams.load(accountStream(account))
  const earned = await earnedSince(services, account, lastDayBefore(range, zone, at), now)
  const positions = Object.values<OpenPosition>(sliceOf(state, trading).positions)
  const profits = profitsByInstrument(earned, positions, pricesAt(services, at))
  const rows = earnedColumns(profits, otherColumns, currency, ratesAt(services, at))
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
  const found = pageOf(named, orderAt(at), page)
  if (!found.ok) return found
  const { rows: instruments, ...rest } = found.value
  const exits = named.reduce((sum, one) => sum + one.exits, 0)
  const sums = { ...totalsOf(named, [...profitColumns, 'profit'], currency), exits }
  return ok({ instruments, ...rest, sums, asOf: at })
}
