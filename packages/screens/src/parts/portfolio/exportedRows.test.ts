import { type Endpoint, type RequestInput, type ResponseOf, parseAnswer } from '@onelot/api-client'
import { type Instant, instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { hanbit, openedAt, texts } from './tableFixture.ts'
import { executionRows, movementRows } from './exportedRows.ts'

const MINUTE_MS = 60_000
const newest = Date.parse('2026-03-10T12:00:00.000Z')
/** One a minute, the newest first. */
const momentOf = (index: number): Instant => instant(newest - index * MINUTE_MS)

/** Answers by pages of as many items as there are, and remembers which pages were asked for. */
function broker(count: number, unfit?: number) {
  const pages: (string | undefined)[] = []
  async function ask<E extends Endpoint>(endpoint: E, request: RequestInput<E>): Promise<ResponseOf<E>> {
    const { after, pageSize } = request as { readonly after?: string; readonly pageSize: number }
    pages.push(after)
    const first = after === undefined ? 0 : Number(after) + 1
    const indices = Array.from({ length: count }, (_, index) => index).slice(first, first + pageSize)
    const last = indices.at(-1) ?? count
    const next = last + 1 < count ? { next: String(last) } : {}
    const lines = indices.map((index) => ({
      sequence: index === unfit ? 'nonsense' : count - index,
      at: momentOf(index),
      from: 'external',
      to: 'available',
      money: { currency: 'KRW', amount: '1000' },
      reason: 'practiceMoney',
      ref: `A${String(index)}`,
    }))
    const trades = indices.map((index) => openedAt(momentOf(index)))
    const answer = { trades, lines, instruments: [hanbit], positions: [], total: count, ...next }
    const parsed = parseAnswer<E['response']>(endpoint.response, answer)
    if (!parsed.ok) throw new Error(parsed.issues.join('; '))
    return Promise.resolve(parsed.value)
  }
  return { ask, pages }
}

describe.each([
  ['fills', executionRows],
  ['movements', movementRows],
] as const)('a file of %s', (_, rowsSince) => {
  it('has all pages, the newest first, below one head', async () => {
    const { ask, pages } = broker(250)
    const rows = await rowsSince(ask, undefined, texts)
    expect(rows).toHaveLength(251)
    expect(pages).toEqual([undefined, '99', '199'])
    expect([rows[1]?.[0], rows[250]?.[0]]).toEqual(['2026-03-10 21:00:00', '2026-03-10 16:51:00'])
  })

  it('ends where its range begins, and asks for no page before it', async () => {
    const { ask, pages } = broker(250)
    const rows = await rowsSince(ask, momentOf(120), texts)
    expect(rows).toHaveLength(121)
    expect(pages).toEqual([undefined, '99'])
  })

  it('is its head alone where there is nothing', async () => {
    const { ask } = broker(0)
    expect(await rowsSince(ask, undefined, texts)).toHaveLength(1)
  })
})

it('a file of movements is not written where one of them cannot be read', async () => {
  await expect(movementRows(broker(3, 1).ask, undefined, texts)).rejects.toThrow('fund/records')
})
