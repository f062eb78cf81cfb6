import { type Currency, type Instant, type StreamId, currencies, sharedSubjects } from '@onelot/domain'
import { lineOnWire } from '../../../http/paging.ts'
import { ledgerCollections, lineKey, lineState } from '../../../kernel/projection.ts'
import { rebuildStream } from '../../../kernel/rebuild.ts'
import type { Services } from '../../../services.ts'

/** Which lines of the ledger are asked for. */
export interface LinesAsked {
  readonly currency?: Currency | undefined
  /** Any of these. */
  readonly subjects?: readonly string[] | undefined
}

/** The states of the lines that are asked for; undefined for all. */
export function statesOf(
  { table }: Pick<Services, 'table'>,
  { currency, subjects }: LinesAsked,
): readonly string[] | undefined {
  if (currency === undefined && subjects === undefined) return undefined
  const wanted = subjects ?? [...sharedSubjects, ...table.keys()]
  const of = currency === undefined ? currencies : [currency]
  return of.flatMap((one) => wanted.map((subject) => lineState(one, subject)))
}

/** Lines of an account that were listed before lists said what they are about, by their currency alone, are listed anew, once. */
export async function keepSubjects(
  { store, table, streams }: Services,
  stream: StreamId,
  now: Instant,
): Promise<void> {
  const old = { collection: ledgerCollections.lines, stream, state: currencies }
  const { total } = await store.rows(old, { limit: 1 })
  if (total > 0) await rebuildStream(store, table, streams, stream, now)
}

/** The sort key of the first line that was written at a moment or later: lines are numbered without a gap, as they were written. */
export async function firstLineFrom(
  { store, streams }: Services,
  stream: StreamId,
  moment: Instant,
): Promise<string> {
  let first = 1
  let after = (await streams.load(stream)).lines + 1
  while (first < after) {
    const middle = Math.floor((first + after) / 2)
    const row = await store.row(ledgerCollections.lines, stream, lineKey(middle))
    if (row === undefined) throw new Error(`${stream} lacks line ${String(middle)} of its ledger`)
    if (lineOnWire({ stream, key: lineKey(middle), row }).at < moment) first = middle + 1
    else after = middle
  }
  return lineKey(first)
}
