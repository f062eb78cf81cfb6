import { describe, expect, it } from 'vitest'
import { localDate, plusMs } from '../../base/instant.ts'
import type { AnnouncedSplit } from '../../base/instruments/announced.ts'
import { invalid, refuse } from '../../base/refusals/refusal.ts'
import { MOST_ALERTS } from './check.ts'
import {
  DAY_MS,
  comeBack,
  contextAt,
  create,
  decideOn,
  falls,
  fire,
  given,
  hanbit,
  moves,
  newDay,
  now,
  rises,
  terms,
} from './testing/fixture.ts'
import type { AlertCondition } from './model.ts'

const at31 = contextAt('31000')
const expiry = { kind: 'priceAlerts.expire', dueAt: plusMs(now, 90 * DAY_MS) }
const midnight = plusMs(now, 22 * 3_600_000)
const level = { at: 'bid', kind: 'level', phases: ['pre', 'regular', 'after'] }

describe('an alert that is set', () => {
  it('waits for its price, and for its end after 90 days', () => {
    expect(given().when(create(rises('32000')), at31).waits).toEqual([
      {
        owner: 'a1',
        timers: [expiry],
        watches: [
          {
            kind: 'priceAlerts.fire',
            instrument: hanbit.id,
            cross: { ...level, when: 'atLeast', price: '32000' },
          },
        ],
      },
    ])
    expect(given().when(create(falls('30000')), at31).waits).toMatchObject([
      { watches: [{ cross: { when: 'atMost', price: '30000' } }] },
    ])
  })

  it('on a percent waits for the tick at which the move is so large, and for the next day', () => {
    // 3.33 percent of 30,000 are 999: 30,999 up, 29,001 down.
    expect(given().when(create(moves('rises', '3.33')), contextAt('30000')).waits).toMatchObject([
      {
        timers: [expiry, { kind: 'priceAlerts.newDay', dueAt: midnight }],
        watches: [{ cross: { when: 'atLeast', price: '31000' } }],
      },
    ])
    expect(given().when(create(moves('falls', '3.33')), contextAt('30000')).waits).toMatchObject([
      { watches: [{ cross: { when: 'atMost', price: '29000' } }] },
    ])
  })

  it.each([
    ['a price that is met already', rises('31000'), { 'condition.price': 'tooLow' }],
    ['a price that is met already', falls('31000'), { 'condition.price': 'tooHigh' }],
    ['a price beyond ten times the last', rises('310050'), { 'condition.price': 'tooHigh' }],
    ['a price below a tenth of the last', falls('3095'), { 'condition.price': 'tooLow' }],
    ['a price off the tick', rises('32010'), { 'condition.price': 'offTick' }],
    ['a move that is there already', moves('rises', '3'), { 'condition.percent': 'tooLow' }],
    ['a move beyond the day’s limit', moves('falls', '30'), { 'condition.percent': 'tooHigh' }],
    ['too small a move', moves('rises', '0.05'), { 'condition.percent': 'tooLow' }],
    ['a percent with three digits', moves('rises', '5.123'), { 'condition.percent': 'malformed' }],
  ] as const)('is refused for %s: %o', (_, condition, fields) => {
    expect(given().when(create(condition), at31).refusal).toEqual(invalid(fields))
  })

  it('is refused for a note of more than 100 characters, and keeps a shorter one trimmed', () => {
    const noted = (note: string) => ({ ...create(rises('32000')), terms: { ...terms(rises('32000')), note } })
    expect(given().when(noted('x'.repeat(101)), at31).refusal).toEqual(invalid({ note: 'tooLong' }))
    expect(given().when(noted('  sell half '), at31).events).toMatchObject([{ alert: { note: 'sell half' } }])
    expect(given().when(noted('  '), at31).after.alerts).not.toHaveProperty('a1.note')
  })

  it('is refused for what is not listed or has no price', () => {
    const unlisted = { ...at31, listed: false, listing: undefined }
    expect(given().when(create(rises('32000')), unlisted).refusal).toEqual(refuse('PRODUCT_UNAVAILABLE', {}))
    const priceless = { ...at31, listing: undefined }
    expect(given().when(create(rises('32000')), priceless).refusal).toEqual(refuse('PRICE_UNAVAILABLE', {}))
  })

  it('is refused where the same one is there, or 50 are', () => {
    expect(given([create(rises('32000')), at31]).when(create(rises('32000.0')), at31).refusal).toEqual(
      refuse('ALERT_EXISTS', {}, { 'condition.price': 'notAllowed' }),
    )
    const many = Array.from({ length: MOST_ALERTS }, (_, index) => {
      const newId = `a${String(index)}`
      return [create(rises(String(32_000 + index * 50))), contextAt('31000', { newId })] as const
    })
    expect(given(...many).when(create(falls('30000')), at31).refusal).toEqual(
      refuse('ALERTS_FULL', { count: 50 }),
    )
  })
})

describe('an alert that is met', () => {
  it('once is off afterwards, with the price that met it', () => {
    const { events, waits } = given([create(rises('32000')), at31]).when(fire('32050'), contextAt('32050'))
    expect(events).toMatchObject([
      { kind: 'priceAlerts.fired', price: '32050', alert: { on: false, fired: { at: now, price: '32050' } } },
    ])
    expect(waits).toEqual([{ owner: 'a1', timers: [expiry], watches: [] }])
  })

  it('daily waits for the next day, and then for the price to come back before it can be met again', () => {
    const later = contextAt('32500', { at: midnight })
    const met = given([create(rises('32000'), 'daily'), at31], [fire('32000'), contextAt('32000')])
    expect(met.when(fire('32000'), contextAt('32000')).refusal?.code).toBe('ALERT_NOT_FOUND')
    expect(met.state.alerts).toMatchObject({ a1: { on: true, wait: 'nextDay', nextDayAt: midnight } })
    const dayAfter = met.when(newDay, later)
    expect(dayAfter.waits).toMatchObject([
      { watches: [{ kind: 'priceAlerts.comeBack', cross: { when: 'atMost', price: '31950' } }] },
    ])
    const back = given(
      [create(rises('32000'), 'daily'), at31],
      [fire('32000'), contextAt('32000')],
      [newDay, later],
    ).when(comeBack('31950'), contextAt('31950', { at: later.now }))
    expect(back.waits).toMatchObject([{ watches: [{ kind: 'priceAlerts.fire' }] }])
  })

  it('by a percent is measured against the close before, each day anew', () => {
    const next = contextAt('33000', { at: midnight, previousClose: '33000' })
    const { waits } = given([create(moves('rises', '5')), contextAt('30000')]).when(newDay, next)
    expect(waits).toMatchObject([{ watches: [{ cross: { price: '34650' } }] }])
  })

  it('is refused in a halt, and by a price that does not meet it', () => {
    const set = given([create(rises('32000')), at31])
    const halted = refuse('PRICE_UNAVAILABLE', {})
    expect(set.when(fire('32000'), contextAt('32000', { halted: true })).refusal).toEqual(halted)
    expect(set.when(fire('31950'), contextAt('31950')).refusal).toEqual(halted)
  })
})

describe('a member', () => {
  const set = given([create(rises('32000')), at31])

  it('changes what an alert waits for, which is on afterwards', () => {
    const changed = { condition: falls('30000'), repeat: 'daily' } as const
    const command = { kind: 'priceAlerts.change', alert: 'a1', terms: changed } as const
    expect(set.when(command, at31).after.alerts).toMatchObject({
      a1: { condition: falls('30000'), repeat: 'daily', on: true },
    })
    expect(set.when({ ...command, alert: 'a2' }, at31).refusal).toEqual(refuse('ALERT_NOT_FOUND', {}))
  })

  it('switches it off and on; beyond its price it waits for the price to come back', () => {
    const off = { kind: 'priceAlerts.switch', alert: 'a1', on: false } as const
    expect(set.when(off, at31).waits).toEqual([{ owner: 'a1', timers: [expiry], watches: [] }])
    const beyond = given([create(rises('32000')), at31], [off, at31]).when(
      { ...off, on: true },
      contextAt('33000'),
    )
    expect(beyond.after.alerts).toMatchObject({ a1: { on: true, wait: 'return' } })
    expect(set.when({ ...off, alert: 'a2' }, at31).refusal).toEqual(refuse('ALERT_NOT_FOUND', {}))
  })

  it('deletes it: it waits for nothing and is no row', () => {
    const { after, rows, waits } = set.when({ kind: 'priceAlerts.delete', alert: 'a1' }, at31)
    expect(after).toEqual({ alerts: {} })
    expect(rows).toEqual([{ collection: 'priceAlerts.alerts', key: 'a1', row: undefined }])
    expect(waits).toEqual([{ owner: 'a1', timers: [], watches: [] }])
  })
})

it('an alert ends after 90 days, and where its instrument is delisted', () => {
  const set = given([create(rises('32000')), at31])
  expect(set.when({ kind: 'priceAlerts.expire', owner: 'a1' }, at31).events).toMatchObject([
    { kind: 'priceAlerts.ended', cause: 'expired' },
  ])
  const delisted = { ...at31, listed: false, listing: undefined }
  expect(set.when({ kind: 'priceAlerts.endDelisted', instrument: hanbit.id }, delisted).events).toMatchObject(
    [{ kind: 'priceAlerts.ended', cause: 'delisted' }],
  )
})

describe('a split of two for one', () => {
  const opensAt = midnight
  const splitOf = (to: number, from: number, id = 'S1', exDate = '2026-03-11'): AnnouncedSplit => ({
    kind: 'split',
    id,
    instrument: hanbit.id,
    market: 'KRX',
    announcedAt: now,
    exDate: localDate(exDate),
    opensAt,
    ratio: { to, from },
  })
  const noting = (split = splitOf(2, 1)) => ({ kind: 'priceAlerts.noteSplit', split }) as const
  const rebase = { kind: 'priceAlerts.rebase', owner: 'a1' } as const
  const later = contextAt('15500', { at: opensAt, previousClose: '15500' })

  it('halves the price that an alert waits for, at its opening', () => {
    const noted = given([create(rises('32100')), at31], [noting(), at31])
    const waits = noted.when(noting(splitOf(3, 1, 'S2', '2026-03-12')), at31).waits
    expect(waits).toMatchObject([{ timers: [expiry, { kind: 'priceAlerts.rebase', dueAt: opensAt }] }])
    const after = noted.when(rebase, later)
    expect(after.waits).toEqual([
      {
        owner: 'a1',
        timers: [expiry],
        watches: [
          {
            kind: 'priceAlerts.fire',
            instrument: hanbit.id,
            cross: { ...level, when: 'atLeast', price: '16050' },
          },
        ],
      },
    ])
    expect(after.after.alerts).toMatchObject({ a1: { condition: rises('16050'), level: '16050' } })
  })

  it('rounds to the tick that is no nearer than before', () => {
    const priceAfter = (condition: AlertCondition) =>
      given([create(condition), at31], [noting(splitOf(3, 1)), at31]).when(rebase, later).after.alerts['a1']
        ?.level
    // 32,000 / 3 = 10,666.67, on ticks of 10.
    expect(priceAfter(rises('32000'))).toBe('10670')
    expect(priceAfter(falls('29950'))).toBe('9980')
  })

  it('is done once, and is noted by what is set after its announcement', () => {
    const done = given([create(rises('32000')), at31], [noting(), at31], [rebase, later])
    expect(done.when(rebase, later).events).toEqual([])
    expect(done.when(noting(), at31).events).toEqual([])
    const informed = contextAt('31000', { splits: [splitOf(2, 1)] })
    const { waits } = given().when(create(rises('32000')), informed)
    expect(waits).toMatchObject([{ timers: [expiry, { kind: 'priceAlerts.rebase' }] }])
    const afterwards = given([create(rises('16000')), later])
    expect(afterwards.when(noting(), at31).events).toEqual([])
  })

  it('re-bases what is off too, what has to come back, and nothing that waits for a percent', () => {
    const off = { kind: 'priceAlerts.switch', alert: 'a1', on: false } as const
    const switched = given([create(rises('32000')), at31], [noting(), at31], [off, at31], [rebase, later])
    expect(switched.state.alerts).toMatchObject({ a1: { on: false, condition: rises('16000') } })
    const on = { ...off, on: true } as const
    const beyond = given([create(rises('32000')), at31], [noting(), at31], [on, at31], [off, at31])
    const returning = decideOn(beyond.state, on, contextAt('33000', { splits: [splitOf(2, 1)] }))
    expect(decideOn(returning.after, rebase, later).waits).toMatchObject([
      { watches: [{ kind: 'priceAlerts.comeBack', cross: { when: 'atMost', price: '15990' } }] },
    ])
    expect(given([create(moves('rises', '5')), at31]).when(noting(), at31).events).toEqual([])
  })
})
