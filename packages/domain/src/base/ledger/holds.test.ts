import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { emptyBooks, heldUnder, record } from './books.ts'
import { adjust, hold, orderHold, release, requestHold, spend } from './holds.ts'
import type { Posting } from './ledger.ts'

const won = (amount: string) => money('KRW', amount)
const funded: readonly Posting[] = [
  { from: 'external', to: 'available', money: won('1000'), reason: 'practiceMoney', ref: 'A1' },
]
const after = (...postings: readonly Posting[]) => record(emptyBooks, [...funded, ...postings])

describe('a hold', () => {
  it('is what is held under its ref, until it is spent and released', () => {
    const held = hold(won('300'), requestHold.held, 'r1')
    expect(heldUnder(after(...held).holds, 'r1', 'KRW')).toEqual(won('300'))
    const done = after(
      ...held,
      ...spend('margin', won('280'), 'marginTaken', 'r1'),
      ...release(won('20'), requestHold.released, 'r1'),
    )
    expect(done.ledger.KRW).toMatchObject({ available: '720', frozen: '0', margin: '280' })
    expect(done.holds.KRW).toEqual({})
  })

  it('moves only the difference where it is adjusted, and nothing where it stays', () => {
    expect(adjust(won('300'), won('450'), orderHold, 'O1')).toMatchObject([
      { from: 'available', to: 'frozen', money: won('150'), reason: 'orderFrozen' },
    ])
    expect(adjust(won('300'), won('100'), orderHold, 'O1')).toMatchObject([
      { from: 'frozen', to: 'available', money: won('200'), reason: 'orderReleased' },
    ])
    expect(adjust(won('300'), won('300'), orderHold, 'O1')).toEqual([])
  })
})
