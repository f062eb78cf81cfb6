import type { InstrumentId } from '../../base/ids.ts'
import type { Instant, LocalDate } from '../../base/instant.ts'
import type { AnnouncedSplit } from '../../base/instruments/announced.ts'
import type { Decimal } from '../../base/money/decimal.ts'

export const alertDirections = ['rises', 'falls'] as const
export type AlertDirection = (typeof alertDirections)[number]

/** What an alert waits for: a price, or a move by a percent of the previous close. */
export type AlertCondition =
  | { readonly kind: 'price'; readonly direction: AlertDirection; readonly price: Decimal }
  /** 5 is 5 percent. */
  | { readonly kind: 'percent'; readonly direction: AlertDirection; readonly percent: Decimal }

export const alertRepeats = ['once', 'daily'] as const
/** `daily`: at most once on a trading day. */
export type AlertRepeat = (typeof alertRepeats)[number]

/** What a member asks for. */
export interface AlertTerms {
  readonly instrument: InstrumentId
  readonly condition: AlertCondition
  readonly repeat: AlertRepeat
  readonly note?: string | undefined
}

/** `level`: for its price. `return`: for the price to come back to where a crossing can begin. `nextDay`: it has fired today. */
export type AlertWait = 'level' | 'return' | 'nextDay'

/** Prices at which an alert is met, and at which it is no longer. */
export interface AlertLevels {
  readonly level: Decimal
  /** One tick short of the level. */
  readonly returnsAt: Decimal
}

export interface AlertFiring {
  readonly at: Instant
  /** The price that met it. */
  readonly price: Decimal
}

export interface PriceAlert extends AlertTerms, AlertLevels {
  readonly id: string
  /** Off: it waits for nothing. */
  readonly on: boolean
  readonly wait: AlertWait
  readonly createdAt: Instant
  readonly expiresAt: Instant
  /** When the instrument's next trading day begins, where the alert does something then. */
  readonly nextDayAt?: Instant | undefined
  /** The last time that it fired. */
  readonly fired?: AlertFiring | undefined
  /** Splits of its instrument that were announced and are ahead, the earliest first; of one that waits for a price. */
  readonly splits?: readonly AnnouncedSplit[] | undefined
  /** The date of the last split that re-based its price. */
  readonly rebasedOn?: LocalDate | undefined
}

export interface PriceAlertsState {
  /** All that have neither ended nor been deleted, by id, in the order of their making. */
  readonly alerts: Readonly<Record<string, PriceAlert>>
}

export const initialPriceAlerts: PriceAlertsState = Object.freeze({ alerts: {} })

export const alertIn = ({ alerts }: PriceAlertsState, id: string): PriceAlert | undefined =>
  Object.hasOwn(alerts, id) ? alerts[id] : undefined
