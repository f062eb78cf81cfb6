import type { InstrumentId, OrderId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { Decimal } from '../money/decimal.ts'
import type { TradingCommand } from './command.ts'
import type { TradingSettings } from './facts.ts'
import { type Direction, closingDirection, openingDirection } from './opening.ts'
import type { OpenPosition, Position } from './order.ts'
import { stopOutPrice } from './stopOut.ts'

export const timerKinds = ['expireOrder', 'expireClose'] as const
export type TimerKind = (typeof timerKinds)[number]
export const watchKinds = ['fillOrder', 'fillClose', 'stopOut'] as const
export type WatchKind = (typeof watchKinds)[number]

/** Something to do at a time (RULES 4). `key` is the position. */
export interface Timer {
  readonly kind: TimerKind
  readonly key: OrderId
  readonly dueAt: Instant
}

/** Which side of the quote must get where: `bid atMost 90` is met when the bid is 90 or less. */
export interface Crossing {
  readonly at: 'bid' | 'ask'
  readonly when: 'atMost' | 'atLeast'
  readonly price: Decimal
}

/** Something to do when a price is reached (RULES 4). `key` is the position. */
export interface Watch extends Crossing {
  readonly kind: WatchKind
  readonly key: OrderId
  readonly instrument: InstrumentId
}

export interface Reminders {
  readonly timers: readonly Timer[]
  readonly watches: readonly Watch[]
}

const limitCrossing = (direction: Direction, price: Decimal): Crossing =>
  direction === 'buy' ? { at: 'ask', when: 'atMost', price } : { at: 'bid', when: 'atLeast', price }

function stopOutWatch(position: OpenPosition, settings: Pick<TradingSettings, 'stopOutRate'>): Watch[] {
  const price = stopOutPrice(position, position.fill, settings.stopOutRate)
  if (price === undefined) return []
  const { side, instrument } = position.terms
  const crossing: Crossing =
    side === 'long' ? { at: 'bid', when: 'atMost', price } : { at: 'ask', when: 'atLeast', price }
  return [{ kind: 'stopOut', key: position.id, instrument, ...crossing }]
}

/**
 * What an order or position waits for, from its state alone: the broker replaces its timers and watches by these after each
 * append, so that none is ever left over or missing.
 */
export function remindersOf(position: Position, settings: Pick<TradingSettings, 'stopOutRate'>): Reminders {
  const { id: key, terms } = position
  const { instrument, side } = terms
  switch (position.status) {
    case 'pendingOrder': {
      const { limitPrice } = terms
      const crossing = limitPrice === undefined ? [] : [limitCrossing(openingDirection(side), limitPrice)]
      return {
        timers: [{ kind: 'expireOrder', key, dueAt: position.expiresAt }],
        watches: crossing.map((crossed) => ({ kind: 'fillOrder', key, instrument, ...crossed })),
      }
    }
    case 'holding':
      return { timers: [], watches: stopOutWatch(position, settings) }
    case 'preparingToClose': {
      const crossing = limitCrossing(closingDirection(side), position.close.limitPrice)
      return {
        timers: [{ kind: 'expireClose', key, dueAt: position.expiresAt }],
        watches: [{ kind: 'fillClose', key, instrument, ...crossing }, ...stopOutWatch(position, settings)],
      }
    }
    case 'closed':
    case 'cancelled':
      return { timers: [], watches: [] }
    default: {
      const never: never = position
      return never
    }
  }
}

/** The command of a timer that has come due. */
export function commandOfTimer({ kind, key }: Pick<Timer, 'kind' | 'key'>): TradingCommand {
  switch (kind) {
    case 'expireOrder':
      return { kind, order: key }
    case 'expireClose':
      return { kind, position: key }
  }
}

/** The command of a watch that was met, at the bid or ask (its `at`) that met it. */
export function commandOfWatch({ kind, key }: Pick<Watch, 'kind' | 'key'>, price: Decimal): TradingCommand {
  switch (kind) {
    case 'fillOrder':
      return { kind, order: key, price }
    case 'fillClose':
    case 'stopOut':
      return { kind, position: key, price }
  }
}
