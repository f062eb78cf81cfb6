import { describe, expect, it } from 'vitest'
import { type InstrumentId, instrumentId } from '../../base/ids.ts'
import { instant } from '../../base/instant.ts'
import { emptyBalances } from '../../base/ledger/ledger.ts'
import type { WatchlistCommand } from './command.ts'
import { watchlist } from './module.ts'
import { type WatchlistState, defaultWatchGroup } from './state.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))
const [apple, hanbit, gold, won] = ['US:AAPL', 'KRX:104520', 'SET:GOLD', 'FX:USDKRW'].map(instrumentId) as [
  InstrumentId,
  InstrumentId,
  InstrumentId,
  InstrumentId,
]
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => instrumentId(`KRX:${String(from + index).padStart(6, '0')}`))

/** Each command in turn; the ids of groups are `g1`, `g2` by the command that added them. */
function given(...commands: readonly WatchlistCommand[]) {
  const run = (
    state: WatchlistState,
    command: WatchlistCommand,
    serial: number,
    unlisted: readonly InstrumentId[] = [],
  ) => {
    const decided = watchlist.decide(command, state, {
      now,
      newId: `g${String(serial)}`,
      ledger: emptyBalances,
      unlisted,
    })
    const events = decided.ok ? decided.value.events : []
    return {
      refusal: decided.ok ? undefined : decided.refusal,
      events: events.length,
      state: events.reduce((folded, event) => watchlist.evolve(folded, event), state),
    }
  }
  const before = commands.reduce((state, command, index) => {
    const { state: after, refusal } = run(state, command, index + 1)
    if (refusal !== undefined) throw new Error(refusal.code)
    return after
  }, watchlist.initial)
  return {
    when(command: WatchlistCommand, unlisted: readonly InstrumentId[] = []) {
      const { state, refusal, events } = run(before, command, commands.length + 1, unlisted)
      return { refusal, events, groups: state.groups.map(({ name, items }) => [name, ...items]) }
    },
  }
}
const add = (...instruments: readonly InstrumentId[]): WatchlistCommand => ({
  kind: 'watchlist.addItems',
  items: instruments.map((instrument) => ({ instrument, group: defaultWatchGroup })),
})
const addGroup = (name: string): WatchlistCommand => ({ kind: 'watchlist.addGroup', name })

describe('an instrument', () => {
  it('is added at the end of its group', () => {
    expect(given(add(apple)).when(add(hanbit)).groups).toEqual([[undefined, apple, hanbit]])
  })

  it('that is watched already stays where it is', () => {
    const again = given(add(apple, hanbit), addGroup('Tech')).when({
      kind: 'watchlist.addItems',
      items: [{ instrument: apple, group: 'g2' }],
    })
    expect(again).toMatchObject({ events: 0, groups: [[undefined, apple, hanbit], ['Tech']] })
  })

  it('comes back to where it was removed from, among several', () => {
    const restored = given(add(apple, hanbit, gold, won), {
      kind: 'watchlist.removeItems',
      instruments: [apple, gold],
    }).when({
      kind: 'watchlist.addItems',
      items: [
        { instrument: apple, group: defaultWatchGroup, index: 0 },
        { instrument: gold, group: defaultWatchGroup, index: 2 },
      ],
    })
    expect(restored.groups).toEqual([[undefined, apple, hanbit, gold, won]])
  })

  it('that is not listed is refused', () => {
    expect(given().when(add(apple), [apple]).refusal).toMatchObject({
      code: 'PRODUCT_UNAVAILABLE',
      fields: { instrument: 'unknown' },
    })
  })

  it('is one of 200 at most, in all groups together', () => {
    const full = given(add(...many(150)), addGroup('Tech'), {
      kind: 'watchlist.addItems',
      items: many(50, 150).map((instrument) => ({ instrument, group: 'g2' })),
    })
    expect(full.when(add(many(1)[0] ?? apple)).refusal).toBeUndefined()
    expect(full.when(add(apple)).refusal).toMatchObject({ code: 'WATCHLIST_FULL', params: { count: 200 } })
  })

  it('is removed from whatever group it is in', () => {
    const removed = given(addGroup('Tech'), add(hanbit), {
      kind: 'watchlist.addItems',
      items: [{ instrument: apple, group: 'g1' }],
    }).when({ kind: 'watchlist.removeItems', instruments: [apple, hanbit, gold] })
    expect(removed.groups).toEqual([[undefined], ['Tech']])
  })
})

describe('moving', () => {
  const four = given(add(apple, hanbit, gold, won), addGroup('Tech'))
  const move = (instruments: readonly InstrumentId[], index?: number, group: string = defaultWatchGroup) =>
    four.when({ kind: 'watchlist.moveItems', instruments, group, index })

  it.each([
    ['up', [gold], 0, [gold, apple, hanbit, won]],
    ['down', [apple], 2, [hanbit, gold, apple, won]],
    ['to the end', [apple], 99, [hanbit, gold, won, apple]],
    ['several, which stay together', [won, apple], 1, [hanbit, won, apple, gold]],
  ])('%s', (_, instruments, index, expected) => {
    expect(move(instruments, index).groups).toEqual([[undefined, ...expected], ['Tech']])
  })

  it('to another group, at its end', () => {
    expect(move([hanbit, won], undefined, 'g2').groups).toEqual([
      [undefined, apple, gold],
      ['Tech', hanbit, won],
    ])
  })

  it('to where they are already changes nothing', () => {
    expect(move([hanbit], 1).events).toBe(0)
  })

  it('to a group that is gone is refused', () => {
    expect(move([hanbit], 0, 'gone').refusal?.code).toBe('WATCH_GROUP_NOT_FOUND')
  })
})

describe('a group', () => {
  it.each([
    ['without a name', ' ', 'required'],
    ['with 21 characters', 'a'.repeat(21), 'tooLong'],
    ['with a control character', 'a\u0007b', 'malformed'],
  ])('%s is refused', (_, name, reason) => {
    expect(given().when(addGroup(name)).refusal).toMatchObject({
      code: 'VALIDATION',
      fields: { name: reason },
    })
  })

  it('may have 20 characters of any script, those beyond the basic plane too', () => {
    expect(given().when(addGroup('📈'.repeat(20))).refusal).toBeUndefined()
  })

  it('has a name of its own, but may keep its own', () => {
    const two = given(addGroup('Tech'), addGroup('Banks'))
    expect(two.when(addGroup(' Tech ')).refusal?.code).toBe('WATCH_GROUP_EXISTS')
    const rename = (group: string, name: string) => two.when({ kind: 'watchlist.renameGroup', group, name })
    expect(rename('g2', 'Tech').refusal?.code).toBe('WATCH_GROUP_EXISTS')
    expect(rename('g2', 'Banks')).toMatchObject({ refusal: undefined, events: 0 })
    expect(rename(defaultWatchGroup, 'Mine').groups).toEqual([['Mine'], ['Tech'], ['Banks']])
    expect(rename('gone', 'Mine').refusal?.code).toBe('WATCH_GROUP_NOT_FOUND')
  })

  it('is one of 20 at most', () => {
    const names = Array.from({ length: 19 }, (_, index) => addGroup(`Group ${String(index)}`))
    expect(given(...names).when(addGroup('One more')).refusal).toMatchObject({
      code: 'WATCH_GROUPS_FULL',
      params: { count: 20 },
    })
  })

  it('that is deleted leaves its instruments to the default group', () => {
    const kept = given(add(apple), addGroup('Tech'), {
      kind: 'watchlist.addItems',
      items: [hanbit, gold].map((instrument) => ({ instrument, group: 'g2' })),
    }).when({ kind: 'watchlist.deleteGroup', group: 'g2' })
    expect(kept.groups).toEqual([[undefined, apple, hanbit, gold]])
  })

  it('that is gone can be deleted again, which changes nothing', () => {
    expect(given().when({ kind: 'watchlist.deleteGroup', group: 'gone' })).toMatchObject({
      refusal: undefined,
      events: 0,
    })
  })

  it('that is the default one cannot be deleted', () => {
    const refused = given().when({ kind: 'watchlist.deleteGroup', group: defaultWatchGroup })
    expect(refused.refusal).toMatchObject({ code: 'VALIDATION', fields: { group: 'notAllowed' } })
  })
})
