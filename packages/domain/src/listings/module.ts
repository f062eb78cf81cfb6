import {
  type Change,
  type Decision,
  type DueCommand,
  type ModuleEvent,
  type RuleContext,
  defineModule,
} from '../module/module.ts'
import { type InstrumentId, instrumentId } from '../ids.ts'
import { type Instant, plusMs } from '../instant.ts'
import type { Instrument } from '../instruments/instrument.ts'
import type { Decimal } from '../money/decimal.ts'
import { type Fields, type Refusal, type Result, invalid, no, ok } from '../refusals/refusal.ts'
import type { Schedule } from '../module/schedule.ts'
import { overrideRows } from './rows.ts'

/** What an operator has done to one instrument. */
export interface ListingsState {
  /** A new listing; undefined where the market lists it by itself. */
  readonly listed: { readonly instrument: Instrument; readonly price: Decimal } | undefined
  /** In force since `from`. */
  readonly price: { readonly price: Decimal; readonly from: Instant } | undefined
  readonly halt: { readonly from: Instant } | undefined
  /** `price` is the last that was traded. */
  readonly delisted: { readonly at: Instant; readonly price: Decimal } | undefined
}

interface Reasoned {
  readonly instrument: InstrumentId
  readonly reason: string
}
export type ListingsCommand =
  | (Reasoned &
      (
        | { readonly kind: 'listings.setPrice'; readonly price: Decimal }
        | { readonly kind: 'listings.releasePrice' }
        | { readonly kind: 'listings.setHalt'; readonly halted: boolean }
        | { readonly kind: 'listings.delist' }
        | { readonly kind: 'listings.list'; readonly listing: Instrument; readonly price: Decimal }
      ))
  /** The owner is the instrument. */
  | (DueCommand & { readonly kind: 'listings.endDelisting' })

interface Base extends ModuleEvent, Reasoned {
  readonly version: 1
}
export type ListingsEvent =
  | (Base & { readonly kind: 'listings.priceSet'; readonly price: Decimal })
  | (Base & { readonly kind: 'listings.priceReleased' })
  | (Base & { readonly kind: 'listings.halted' })
  | (Base & { readonly kind: 'listings.resumed' })
  /** `price` is the last that was traded. */
  | (Base & { readonly kind: 'listings.delisted'; readonly price: Decimal })
  /** Every instance has read the delisting by now: nothing more is placed in the instrument. */
  | (Base & { readonly kind: 'listings.delistingEnded'; readonly price: Decimal })
  | (Base & { readonly kind: 'listings.listed'; readonly listing: Instrument; readonly price: Decimal })

/** Answered by the market. */
export interface ListingsContext extends RuleContext {
  readonly known: boolean
  /** Undefined where nothing was traded yet. */
  readonly lastPrice: Decimal | undefined
  /** What is wrong with the price that the command names. */
  readonly priceFields: Fields
  /** Amounts are converted by it: it cannot be delisted. */
  readonly inUse: boolean
}

const initial: ListingsState = {
  listed: undefined,
  price: undefined,
  halt: undefined,
  delisted: undefined,
}

/** An order that an instance decided before it had read a delisting has been stored by then. */
const DELISTING_MS = 60_000

/** The instrument that a command concerns. */
export const instrumentOfCommand = (command: ListingsCommand): InstrumentId =>
  command.kind === 'listings.endDelisting' ? instrumentId(command.owner) : command.instrument

function check(command: ListingsCommand, state: ListingsState, context: ListingsContext): readonly Refusal[] {
  if (command.kind === 'listings.endDelisting')
    return state.delisted === undefined ? [invalid({ instrument: 'notAllowed' })] : []
  const lists = command.kind === 'listings.list'
  if (lists && context.known) return [invalid({ instrument: 'notAllowed' })]
  if (!lists && (!context.known || state.delisted !== undefined)) return [invalid({ instrument: 'unknown' })]
  if (command.kind === 'listings.delist' && (context.inUse || context.lastPrice === undefined))
    return [invalid({ instrument: 'notAllowed' })]
  return Object.keys(context.priceFields).length === 0 ? [] : [invalid(context.priceFields)]
}

function accepted(
  command: ListingsCommand,
  state: ListingsState,
  context: ListingsContext,
): readonly ListingsEvent[] {
  const reason = command.kind === 'listings.endDelisting' ? '' : command.reason
  const instrument = instrumentOfCommand(command)
  const base = { version: 1, at: context.now, postings: [], instrument, reason } as const
  switch (command.kind) {
    case 'listings.setPrice':
      return [{ ...base, kind: 'listings.priceSet', price: command.price }]
    case 'listings.releasePrice':
      return state.price === undefined ? [] : [{ ...base, kind: 'listings.priceReleased' }]
    case 'listings.setHalt': {
      if (command.halted === (state.halt !== undefined)) return []
      return [{ ...base, kind: command.halted ? 'listings.halted' : 'listings.resumed' }]
    }
    case 'listings.delist':
      return context.lastPrice === undefined
        ? []
        : [{ ...base, kind: 'listings.delisted', price: context.lastPrice }]
    case 'listings.endDelisting':
      return state.delisted === undefined
        ? []
        : [{ ...base, kind: 'listings.delistingEnded', price: state.delisted.price }]
    case 'listings.list':
      return [{ ...base, kind: 'listings.listed', listing: command.listing, price: command.price }]
    default: {
      const never: never = command
      return never
    }
  }
}

function decide(
  command: ListingsCommand,
  state: ListingsState,
  context: ListingsContext,
): Result<Decision<ListingsEvent>> {
  const [refusal] = check(command, state, context)
  return refusal === undefined ? ok({ events: accepted(command, state, context) }) : no(refusal)
}

function evolve(state: ListingsState, event: ListingsEvent): ListingsState {
  switch (event.kind) {
    case 'listings.priceSet':
      return { ...state, price: { price: event.price, from: event.at } }
    case 'listings.priceReleased':
      return { ...state, price: undefined }
    case 'listings.halted':
      return { ...state, halt: { from: event.at } }
    case 'listings.resumed':
      return { ...state, halt: undefined }
    case 'listings.delisted':
      return { ...state, delisted: { at: event.at, price: event.price } }
    case 'listings.delistingEnded':
      return state
    case 'listings.listed':
      return { ...state, listed: { instrument: event.listing, price: event.price } }
    default: {
      const never: never = event
      return never
    }
  }
}

const schedule = ({ events }: Change<ListingsState, ListingsEvent>): readonly Schedule[] =>
  events.flatMap(({ kind, instrument, at }): readonly Schedule[] => {
    const delists = kind === 'listings.delisted'
    if (!delists && kind !== 'listings.delistingEnded') return []
    const timers = delists
      ? [{ kind: 'listings.endDelisting', dueAt: plusMs(at, DELISTING_MS) } as const]
      : []
    return [{ owner: instrument, timers, watches: [] }]
  })

/** What an operator does to one instrument: prices, halts, listing and delisting (docs/rules/operator.md). */
export const listings = defineModule({
  name: 'listings',
  stream: 'instrument',
  initial,
  shape: 2,
  evolve,
  upcasts: {
    'listings.priceSet': [],
    'listings.priceReleased': [],
    'listings.halted': [],
    'listings.resumed': [],
    'listings.delisted': [],
    'listings.delistingEnded': [],
    'listings.listed': [],
  },
  refusals: {
    'listings.setPrice': ['VALIDATION'],
    'listings.releasePrice': ['VALIDATION'],
    'listings.setHalt': ['VALIDATION'],
    'listings.delist': ['VALIDATION'],
    'listings.endDelisting': ['VALIDATION'],
    'listings.list': ['VALIDATION'],
  },
  check,
  decide,
  schedule,
  rows: overrideRows,
})
