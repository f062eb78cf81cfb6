import {
  type AccountId,
  type Instant,
  type TradingCommand,
  commandOfTimer,
  commandOfWatch,
} from '@onelot/domain'
import type { Crossed } from '../market/port.ts'
import { type Along, StoreConflict, type Timer, type Watch } from '../store/port.ts'
import type { House } from './house.ts'
import { decideTrade } from './trading.ts'

interface Due {
  readonly stream: AccountId
  readonly at: Instant
  readonly command: TradingCommand
  readonly fired: Along
  readonly name: string
}

const nameOf = ({ stream, owner, kind }: Timer | Watch): string => `${stream}\n${owner}\n${kind}`
const later = (a: Instant, b: Instant | undefined): Instant => (b !== undefined && b > a ? b : a)

const dueTimer = (timer: Timer): Due => ({
  stream: timer.stream,
  at: timer.dueAt,
  command: commandOfTimer({ kind: timer.kind, key: timer.owner }),
  fired: { firedTimer: timer },
  name: nameOf(timer),
})
const dueWatch = (watch: Watch, crossed: Crossed): Due => ({
  stream: watch.stream,
  at: crossed.at,
  command: commandOfWatch({ kind: watch.kind, key: watch.owner }, crossed.price),
  fired: { firedWatch: watch },
  name: nameOf(watch),
})

/** Asks the market once a watch for its first crossing; a watch made anew has another price or beginning. */
function createCrossings({ market }: House, from: Instant | undefined, to: Instant) {
  const known = new Map<string, Crossed | undefined>()
  return (watch: Watch): Crossed | undefined => {
    const since = later(watch.since, from)
    if (since > to) return undefined
    const name = `${nameOf(watch)}\n${since}\n${watch.price}`
    if (!known.has(name)) known.set(name, market.firstCross(watch.instrument, watch, since, to))
    return known.get(name)
  }
}

/**
 * Fires what is due up to `now`, of one account or of all, in the order in which it came due, each decided at its own time and
 * exactly once (RULES 4). A timer comes before a crossing of the same moment: a day order is over when its day is.
 */
async function fireDue(
  house: House,
  from: Instant | undefined,
  now: Instant,
  stream?: AccountId,
): Promise<void> {
  const crossingOf = createCrossings(house, from, now)
  // What the rules refuse for now (a halt) is asked again by the next tick.
  const refused = new Set<string>()
  for (;;) {
    const timers = (await house.store.due(now, stream)).map(dueTimer)
    const watches = (await house.store.watches(stream)).flatMap((watch) => {
      const crossed = crossingOf(watch)
      return crossed === undefined ? [] : [dueWatch(watch, crossed)]
    })
    const [next] = [...timers, ...watches]
      .filter(({ name }) => !refused.has(name))
      .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    if (next === undefined) return
    if (!(await fire(house, next))) refused.add(next.name)
  }
}

/** Carries out one due thing; false where the rules refuse it. Somebody else's having fired it is no failure. */
async function fire(house: House, due: Due): Promise<boolean> {
  for (;;) {
    const decided = await decideTrade(house, due.stream, due.command, due.at)
    // A timer that is refused has nothing left to wait for; a price may be met again.
    if (!decided.ok && due.fired.firedTimer === undefined) return false
    try {
      await house.store.append(decided.ok ? [decided.value.append] : [], due.fired)
      return true
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error
      if (error.conflict.kind === 'alreadyFired') return true
    }
  }
}

/** Brings one account up to `now`, before something is decided on it. */
export async function settleAccount(house: House, stream: AccountId, now: Instant): Promise<void> {
  await fireDue(house, await house.controls.checkedTo(), now, stream)
}

/** Brings every account up to `now`, also after having been down. */
export async function settleAll(house: House, now: Instant): Promise<void> {
  await fireDue(house, await house.controls.checkedTo(), now)
  await house.controls.setCheckedTo(now)
}
