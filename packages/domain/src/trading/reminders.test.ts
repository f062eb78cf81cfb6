import { describe, expect, test } from 'vitest'
import { type AccountState, positionOf } from '../account/state.ts'
import { decimal } from '../money/decimal.ts'
import { defaultSettings } from '../settings/settings.ts'
import { after, beginner, factsOf, instruments, listingFor, trader } from './fixture.ts'
import { close, limit, market, order } from './given.ts'
import type { Position } from './order.ts'
import { commandOfTimer, commandOfWatch, remindersOf } from './reminders.ts'

const { seoul } = instruments
const held = after(trader, [market(seoul, 10), factsOf(seoul, '70000', '70100')])
const closed = after(held, [close(10), factsOf(seoul, '80000', '80100')])
const the = (state: AccountState): Position => {
  const position = positionOf(state, order)
  if (position === undefined) throw new Error('the order should be there')
  return position
}

describe('reminders', () => {
  const facts = factsOf(seoul, '70000', '70100')
  const remind = (state: AccountState) => remindersOf(the(state), defaultSettings)

  test('a pending order waits for its limit and its end', () => {
    const { timers, watches } = remind(after(beginner, [limit(seoul, 1, '60000'), facts]))
    expect(timers).toEqual([{ kind: 'expireOrder', key: order, dueAt: listingFor(seoul).session.dayEnds }])
    expect(watches).toEqual([
      { kind: 'fillOrder', key: order, instrument: seoul.id, at: 'ask', when: 'atMost', price: '60000' },
    ])
    const short = remind(after(trader, [limit(seoul, 1, '80000', 'short'), facts]))
    expect(short.watches).toMatchObject([{ at: 'bid', when: 'atLeast', price: '80000' }])
  })

  test('a leveraged or short position waits for its stop-out, an owned one for nothing', () => {
    expect(remind(held)).toEqual({ timers: [], watches: [] })
    const geared = after(trader, [market(seoul, 10, 'long', 10), facts])
    expect(remind(geared).watches).toMatchObject([
      { kind: 'stopOut', at: 'bid', when: 'atMost', price: '64492' },
    ])
    const short = after(trader, [market(seoul, 10, 'short'), facts])
    expect(remind(short).watches).toMatchObject([
      { kind: 'stopOut', at: 'ask', when: 'atLeast', price: '126000' },
    ])
    const waiting = after(geared, [close(4, '75000'), facts])
    expect(remind(waiting)).toMatchObject({
      timers: [{ kind: 'expireClose' }],
      watches: [{ kind: 'fillClose', at: 'bid', when: 'atLeast', price: '75000' }, { kind: 'stopOut' }],
    })
  })

  test('what is over waits for nothing', () => {
    expect(remind(closed)).toEqual({ timers: [], watches: [] })
  })

  test('turn into the commands that they were set for', () => {
    const price = decimal('60000')
    expect(commandOfTimer({ kind: 'expireOrder', key: order })).toEqual({ kind: 'expireOrder', order })
    expect(commandOfTimer({ kind: 'expireClose', key: order })).toEqual({
      kind: 'expireClose',
      position: order,
    })
    expect(commandOfWatch({ kind: 'fillOrder', key: order }, price)).toEqual({
      kind: 'fillOrder',
      order,
      price,
    })
    for (const kind of ['fillClose', 'stopOut'] as const)
      expect(commandOfWatch({ kind, key: order }, price)).toEqual({ kind, position: order, price })
  })
})
