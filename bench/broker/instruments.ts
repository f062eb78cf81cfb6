import { type Fetch, call } from './calls.ts'

interface Row {
  readonly instrument: { readonly id: string }
  readonly quote: { readonly price: string }
}

interface Page {
  readonly rows: readonly Row[]
  readonly snapshot: string
}

/** Most rows of one page. */
const PAGE = 100

/** The listings of a market, those of the greatest turnover first. */
export async function listingsOf(fetch: Fetch, market: string, count: number): Promise<readonly Row[]> {
  const found: Row[] = []
  let snapshot: string | undefined
  while (found.length < count) {
    const asked = { market, board: 'hot', page: found.length / PAGE + 1, pageSize: PAGE, snapshot }
    const answer = await call<Page>(fetch, 'market/list', asked)
    const { rows } = answer
    snapshot = answer.snapshot
    found.push(...rows)
    if (rows.length < PAGE) break
  }
  return found.slice(0, count)
}

export interface Resting {
  readonly instrument: string
  /** A limit of a buy that no price of the next days reaches. */
  readonly limitPrice: string
}

/** US listings of which one lot costs little beside a member's money. */
export async function restingOrders(fetch: Fetch, count: number): Promise<readonly Resting[]> {
  const rows = await listingsOf(fetch, 'US', 400)
  return rows
    .filter(({ quote }) => Number(quote.price) > 10 && Number(quote.price) < 400)
    .slice(0, count)
    .map(({ instrument, quote }) => ({
      instrument: instrument.id,
      limitPrice: (Number(quote.price) / 2).toFixed(2),
    }))
}
