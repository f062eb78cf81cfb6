import type { Side } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { tradeAgainst } from './bookPick.ts'
import { heldAt } from './held.fixture.ts'

const held = (side: Side) => heldAt(side, 1, '100')

describe('a level of the book that is tapped', () => {
  it('is bought from as an offer, and sold short to as a bid', () => {
    expect(tradeAgainst({ side: 'asks' }, [], true)).toEqual({ kind: 'ticket', side: 'long' })
    expect(tradeAgainst({ side: 'bids' }, [], true)).toEqual({ kind: 'ticket', side: 'short' })
  })

  it('is joined by a purchase as a bid where nothing may be sold short', () => {
    expect(tradeAgainst({ side: 'bids' }, [], false)).toEqual({ kind: 'ticket', side: 'long' })
  })

  it('closes what is held the other way', () => {
    const [long, short] = [held('long'), held('short')]
    expect(tradeAgainst({ side: 'bids' }, [long, short], true)).toEqual({ kind: 'close', held: [long] })
    expect(tradeAgainst({ side: 'asks' }, [long, short], true)).toEqual({ kind: 'close', held: [short] })
    expect(tradeAgainst({ side: 'asks' }, [long], true)).toEqual({ kind: 'ticket', side: 'long' })
  })
})
