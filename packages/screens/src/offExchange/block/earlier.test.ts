import type { BlockOnWire } from '@onelot/api-client'
import { blockId, decimal, instant, instrumentId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { earlierThan } from './earlier.ts'

const name = { en: 'A', kor: 'A', tw: 'A' }
const share = (id: string): BlockOnWire['instrument'] => ({
  id: instrumentId(id),
  market: 'US',
  kind: 'stock',
  code: id.slice(3),
  name,
  currency: 'USD',
})
const ended = (id: string, of: string, unlockedAt?: number) => ({
  id: blockId(id),
  instrument: share(of),
  zone: 'America/New_York',
  afterLock:
    unlockedAt === undefined ? undefined : { unlockedAt: instant(unlockedAt), change: decimal('0.01') },
})
const idsOf = (blocks: readonly ReturnType<typeof ended>[]) =>
  earlierThan({ instrument: share('US:AAPL') }, blocks).map(({ id }) => id)

describe('earlier blocks', () => {
  it('are those of the same share first, and of either the latest first', () => {
    expect(
      idsOf([
        ended('old', 'US:AAPL', 1),
        ended('other', 'US:CIDPZ', 9),
        ended('new', 'US:AAPL', 5),
        ended('another', 'US:CIDPZ', 3),
      ]),
    ).toEqual(['new', 'old', 'other', 'another'])
  })

  it('are none whose lock runs still', () => {
    expect(idsOf([ended('locked', 'US:AAPL'), ended('free', 'US:AAPL', 2)])).toEqual(['free'])
  })

  it('are five at most', () => {
    expect(idsOf([1, 2, 3, 4, 5, 6].map((at) => ended(`b${String(at)}`, 'US:AAPL', at)))).toHaveLength(5)
  })
})
