import {
  type Currency,
  type Decimal,
  type Fill,
  type Language,
  type Market,
  type Money,
  type Priced,
  type Protection,
  type Stop,
  type TickTable,
  crossOf,
  exact,
  isBeyondLiquidation,
  roundToTick,
  settle,
  toDecimal,
  triggerOf as triggerOfCross,
} from '@onelot/domain'
import { type NumberRules, parseNumber } from '../../numbers/parseNumber.ts'
import { changeBetween } from '../format/change.ts'
import { priceRules } from '../TickPriceField/tickStepping.ts'
import type { ProtectionDraft, StopKind } from './protectionDraft.ts'

/** What is to be protected: a position, or what an order would open. */
export interface Protected extends Priced {
  readonly fill: Fill
  readonly charges: Pick<Market, 'charges'>
  readonly market: TickTable
  /** From where a trailing stop follows: the price at which the position would be closed now. */
  readonly from: Decimal
  /** The first price at which the system closes it; undefined where none does. */
  readonly liquidation: Decimal | undefined
}

/** What a trigger would bring, were the order filled at its price. */
export interface TriggerOutcome {
  readonly price: Decimal
  /** From the entry: -0.05 is 5 % below it. */
  readonly rate: Decimal | undefined
  /** After every charge. */
  readonly profit: Money
}

export interface ProtectionModel {
  /** What may be sent; undefined while a text is no number. */
  readonly protection: Protection | undefined
  readonly takeProfit: TriggerOutcome | undefined
  readonly stopLoss: TriggerOutcome | undefined
}

/** Digits after the mark of a percentage that may be typed. */
export const RATE_PLACES = 2

const beyond = (from: Decimal, move: Decimal, sign: 1 | -1): Decimal =>
  toDecimal(sign > 0 ? exact(from).plus(move) : exact(from).minus(move))

const partOf = (price: Decimal, rate: Decimal): Decimal => toDecimal(exact(price).times(rate))

/** Up or down from the price, as it is in the position's favour or against it. */
const signOf = ({ terms }: Pick<Protected, 'terms'>, way: 'for' | 'against'): 1 | -1 =>
  (terms.side === 'long') === (way === 'for') ? 1 : -1

/** The price so far from the entry, on the tick. */
export const priceAtRate = (on: Protected, rate: Decimal, way: 'for' | 'against'): Decimal =>
  roundToTick(on.market, beyond(on.fill.price, partOf(on.fill.price, rate), signOf(on, way)), 'nearest')

/** The distance that a rate of the present price is, on the tick. */
export const amountAtRate = (on: Protected, rate: Decimal): Decimal =>
  roundToTick(on.market, partOf(on.from, rate), 'nearest')

/** Where a stop loss would close now, as the broker calculates it. */
export const triggerOf = ({ terms, from, market }: Protected, stop: Stop): Decimal =>
  triggerOfCross(crossOf(stop, terms.side, from), market)

/** Whether the system closes the position before a stop loss does. */
export const isPastLiquidation = (on: Protected, stop: Stop): boolean =>
  isBeyondLiquidation(on.terms.side, triggerOf(on, stop), on.liquidation)

/** What a stop loss brings. The system closes at its liquidation price where the stop lies beyond that. */
const stoppedAt = (on: Protected, stop: Stop): TriggerOutcome | undefined =>
  outcomeAt(on, isPastLiquidation(on, stop) && on.liquidation ? on.liquidation : triggerOf(on, stop))

/** What closing all of it at a price would bring; undefined where that is no price. */
export function outcomeAt(on: Protected, price: Decimal): TriggerOutcome | undefined {
  if (exact(price).lte('0')) return undefined
  const { netProfit } = settle(on, on.fill, price, on.charges, '')
  return { price, rate: changeBetween(on.fill.price, price).rate, profit: netProfit }
}

type Reading = { readonly ok: true; readonly value: Decimal | undefined } | { readonly ok: false }

function read(text: string, language: Language, rules: NumberRules): Reading {
  if (text.trim() === '') return { ok: true, value: undefined }
  const parsed = parseNumber(text, language, rules)
  return parsed.ok ? { ok: true, value: parsed.value } : { ok: false }
}

/** The stop of a kind that a number is; a rate in percent. */
export function stopOf(kind: StopKind, value: Decimal): Stop {
  switch (kind) {
    case 'level':
      return { kind: 'level', price: value }
    case 'amount':
      return { kind: 'trail', distance: { kind: 'amount', amount: value } }
    case 'rate':
      return {
        kind: 'trail',
        distance: { kind: 'rate', rate: toDecimal(exact(value).div('100')) },
      }
  }
}

/** In whose ticks, with whose mark and in whose separators the texts of a draft are read. */
export interface ProtectionReading {
  readonly market: TickTable
  readonly currency: Currency
  readonly language: Language
}

/** Reads a draft; undefined where a text of it is no number. */
export function readProtection(
  { takeProfit, stopKind, stops }: ProtectionDraft,
  { market, currency, language }: ProtectionReading,
): Protection | undefined {
  const rules = priceRules(market, currency)
  const profit = read(takeProfit, language, rules)
  const stop = read(stops[stopKind], language, stopKind === 'rate' ? { places: RATE_PLACES } : rules)
  if (!profit.ok || !stop.ok) return undefined
  return {
    takeProfit: profit.value,
    stopLoss: stop.value === undefined ? undefined : stopOf(stopKind, stop.value),
  }
}

/** Reads and calculates a draft. Nothing is calculated while it is not known what is protected. */
export function protectionModel(
  draft: ProtectionDraft,
  on: Protected | undefined,
  reading: ProtectionReading,
): ProtectionModel {
  const protection = readProtection(draft, reading)
  const { takeProfit, stopLoss } = protection ?? {}
  return {
    protection,
    takeProfit: on && takeProfit && outcomeAt(on, takeProfit),
    stopLoss: on && stopLoss && stoppedAt(on, stopLoss),
  }
}
