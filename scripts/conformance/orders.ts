import { tradeCancel } from '@onelot/api-client'
import { type Member, type Run, newKey } from './run.ts'
import { at, isFields } from './schema.ts'
import type { Answer } from './wire.ts'

/** An instrument with its price, of an answer that has quotes. */
export interface Priced {
  readonly instrument: string
  readonly price: string
}

/** Boards whose listings may be ordered: other answers have indices too. */
const boards = ['market/list', 'market/table', 'watchlist/rows']

/** Instruments with a price, by the answers of the reads, whatever else is wrong with them. */
export function pricedIn({ succeeded }: Run): readonly Priced[] {
  const paths = [...boards, ...[...succeeded.keys()].filter((path) => !boards.includes(path))]
  const found = paths.flatMap((path) => {
    const data = succeeded.get(path)?.data
    return isFields(data)
      ? Object.values(data).flatMap((rows) => (Array.isArray(rows) ? rows.flatMap(pricedRow) : []))
      : []
  })
  return found.filter(
    ({ instrument }, index) => found.findIndex((one) => one.instrument === instrument) === index,
  )
}

function pricedRow(row: unknown): readonly Priced[] {
  const instrument = at(row, ['instrument', 'id'])
  const price = at(row, ['quote', 'price'])
  const isPriced = typeof price === 'string' || typeof price === 'number'
  return typeof instrument === 'string' && isPriced ? [{ instrument, price: String(price) }] : []
}

/** A long order at the price of the lowest bid that a market takes: it waits. Undefined where nothing has a price. */
export async function farOrder(run: Run): Promise<Readonly<Record<string, unknown>> | undefined> {
  for (const { instrument } of pricedIn(run)) {
    const answer = await run.wire.send({ path: 'market/detail', body: { instrument } })
    const data: unknown = answer.said.kind === 'success' ? answer.said.data : undefined
    const price = at(data, ['quote', 'price'])
    const ticks = at(data, ['market', 'ticks'])
    const phase = at(data, ['session', 'phase'])
    const lotSize = at(data, ['instrument', 'lotSize'])
    const least = at(data, ['market', 'minimumOpening'])
    if (typeof price !== 'string' || !Array.isArray(ticks) || at(data, ['halted']) === true) continue
    if (phase === 'closed') continue
    const limitPrice = onTick(Number(price) * 0.9, ticks)
    const lots = Math.max(1, Math.ceil((Number(least) * 1.01) / (Number(limitPrice) * Number(lotSize)) || 1))
    return { instrument, side: 'long', type: 'limit', limitPrice, lots, leverage: 1 }
  }
  return undefined
}

const digitsOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** The price below that the ticks of a market have. */
function onTick(price: number, ticks: readonly unknown[]): string {
  const fitting = ticks.findLast((one) => Number(at(one, ['from'])) <= price)
  const tick = String(at(fitting ?? ticks[0], ['tick']))
  return (Math.floor(price / Number(tick)) * Number(tick)).toFixed(digitsOf(tick))
}

export const positionIn = ({ said }: Answer): string | undefined => {
  const id = at(said.kind === 'success' ? said.data : undefined, ['position', 'id'])
  return typeof id === 'string' ? id : undefined
}

/** Takes an order back that the run has placed: an order that opens has the text of its position. */
export async function cancelOrder(
  { wire }: Run,
  { session }: Member,
  position: string | undefined,
): Promise<Answer | undefined> {
  return position === undefined
    ? undefined
    : wire.send({ path: tradeCancel.path, body: { order: position }, session, key: newKey() })
}
