import { defineModule } from '../../base/module/defineModule.ts'
import type { Change, Decision, DueCommand, ModuleEvent } from '../../base/module/module.ts'
import type { AnnouncedDividend, AnnouncedRights, CompanyAction } from '../../base/instruments/announced.ts'
import { type InstrumentId, instrumentId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import { announcedOnce } from '../../base/instruments/announcedOnce.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Fields, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import {
  type AnnounceCommand,
  type AnnounceContext,
  type Announcements,
  actionSchedule,
  announcedBy,
  checkAnnouncement,
  isAnnouncement,
} from './announce.ts'
import { rightsToCallOff } from './announceRights.ts'
import { overrideRows } from './rows.ts'

/** What an operator has done to one instrument. */
export interface ListingsState {
  /** A new listing; undefined where the market lists it by itself. */
  readonly listed:
    | { readonly instrument: Instrument; readonly price: Decimal; readonly at: Instant }
    | undefined
  /** In force since `from`. */
  readonly price: { readonly price: Decimal; readonly from: Instant } | undefined
  readonly halt: { readonly from: Instant } | undefined
  /** `price` is the last that was traded. */
  readonly delisted: { readonly at: Instant; readonly price: Decimal } | undefined
  /** Announced dividends that are not paid yet, splits that are not in effect yet, and rights. */
  readonly actions: Announcements
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
        | {
            readonly kind: 'listings.list'
            readonly listing: Instrument
            readonly price: Decimal
            /** It was announced before, by what claimed the instrument then. */
            readonly announced?: true
          }
        /** Changes what is to be listed; once it is listed, nothing. */
        | { readonly kind: 'listings.amendListing'; readonly listing: Instrument; readonly price: Decimal }
      ))
  | AnnounceCommand
  | CallOffRights
  /** The owner is an action (`ownerOfAction`). */
  | (DueCommand & { readonly kind: ActionTimer })

/** Until the rights could be used last. */
type CallOffRights = Reasoned & { readonly kind: 'listings.callOffRights'; readonly rights: string }

type ActionTimer = 'listings.takeEffect' | 'listings.payDividend'
type OfAction = Extract<ListingsCommand, { kind: ActionTimer }>
const isOfAction = (command: ListingsCommand): command is OfAction =>
  command.kind === 'listings.takeEffect' || command.kind === 'listings.payDividend'

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
  | (Base & { readonly kind: 'listings.actionAnnounced'; readonly action: CompanyAction })
  | (Base & { readonly kind: 'listings.actionTookEffect'; readonly action: CompanyAction })
  | (Base & { readonly kind: 'listings.dividendPaid'; readonly action: AnnouncedDividend })
  | (Base & { readonly kind: 'listings.rightsCalledOff'; readonly action: AnnouncedRights })
  | (Base & { readonly kind: 'listings.listed'; readonly listing: Instrument; readonly price: Decimal })
  | (Base & {
      readonly kind: 'listings.listingAmended'
      readonly listing: Instrument
      readonly price: Decimal
    })

/** Answered by the market. */
export interface ListingsContext extends AnnounceContext {
  readonly known: boolean
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
  actions: {},
}

/** The instrument that a command concerns. */
export const instrumentOfCommand = (command: ListingsCommand): InstrumentId =>
  'owner' in command ? instrumentId(command.owner.split(' ')[0] ?? '') : command.instrument

/** The action that a timer waited for; undefined where the instrument was delisted before its ex-date. */
const actionOf = ({ owner }: DueCommand, { actions, delisted }: ListingsState): CompanyAction | undefined => {
  const action = actions[owner.split(' ')[1] ?? '']
  return action !== undefined && delisted !== undefined && delisted.at < action.opensAt ? undefined : action
}

/** What was traded last; before the listing, its base. */
const lastPriceOf = (
  { listed }: ListingsState,
  { lastPrice }: Pick<ListingsContext, 'lastPrice'>,
): Decimal | undefined => lastPrice ?? listed?.price

function check(command: ListingsCommand, state: ListingsState, context: ListingsContext): readonly Refusal[] {
  if (isOfAction(command)) return []
  const lists = command.kind === 'listings.list'
  if (lists && context.known) return [invalid({ instrument: 'notAllowed' })]
  // What is not listed any more is not to be listed otherwise.
  if (command.kind === 'listings.amendListing' && state.delisted !== undefined) return []
  if (!lists && (!context.known || state.delisted !== undefined)) return [invalid({ instrument: 'unknown' })]
  if (command.kind === 'listings.delist' && (context.inUse || lastPriceOf(state, context) === undefined))
    return [invalid({ instrument: 'notAllowed' })]
  if (command.kind === 'listings.callOffRights')
    return rightsToCallOff(command.rights, state.actions, context.now) === undefined
      ? [refuse('ORDER_WRONG_STATE', {})]
      : []
  if (isAnnouncement(command)) return checkAnnouncement(command, state.actions, context)
  return Object.keys(context.priceFields).length === 0 ? [] : [invalid(context.priceFields)]
}

type EventBase = Omit<Extract<ListingsEvent, { kind: 'listings.halted' }>, 'kind'>

function timedEvents(kind: ActionTimer, action: CompanyAction, base: EventBase): readonly ListingsEvent[] {
  if (kind === 'listings.takeEffect') return [{ ...base, kind: 'listings.actionTookEffect', action }]
  return action.kind === 'dividend' ? [{ ...base, kind: 'listings.dividendPaid', action }] : []
}

function accept(
  command: ListingsCommand,
  state: ListingsState,
  context: ListingsContext,
): readonly ListingsEvent[] | Decision<ListingsEvent> {
  const reason = 'owner' in command ? '' : command.reason
  const instrument = instrumentOfCommand(command)
  const base = { version: 1, at: context.now, postings: [], instrument, reason } as const
  if (isOfAction(command)) {
    const action = actionOf(command, state)
    return action === undefined ? [] : timedEvents(command.kind, action, base)
  }
  switch (command.kind) {
    case 'listings.setPrice':
      return [{ ...base, kind: 'listings.priceSet', price: command.price }]
    case 'listings.releasePrice':
      return state.price === undefined ? [] : [{ ...base, kind: 'listings.priceReleased' }]
    case 'listings.setHalt': {
      if (command.halted === (state.halt !== undefined)) return []
      return [{ ...base, kind: command.halted ? 'listings.halted' : 'listings.resumed' }]
    }
    case 'listings.delist': {
      const price = lastPriceOf(state, context)
      return price === undefined ? [] : [{ ...base, kind: 'listings.delisted', price }]
    }
    case 'listings.list':
      return {
        events: [{ ...base, kind: 'listings.listed', listing: command.listing, price: command.price }],
        quotaClaims: command.announced === true ? [] : [announcedOnce(instrument)],
      }
    case 'listings.amendListing': {
      const { listing, price } = command
      const isAhead =
        state.delisted === undefined &&
        state.listed !== undefined &&
        context.now < state.listed.instrument.listedAt
      return isAhead ? [{ ...base, kind: 'listings.listingAmended', listing, price }] : []
    }
    case 'listings.announceDividend':
    case 'listings.announceSplit':
    case 'listings.announceRights':
      return context.listing === undefined
        ? []
        : [
            {
              ...base,
              kind: 'listings.actionAnnounced',
              action: announcedBy(command, context.listing, context),
            },
          ]
    case 'listings.callOffRights': {
      const action = rightsToCallOff(command.rights, state.actions, context.now)
      return action === undefined
        ? []
        : [{ ...base, kind: 'listings.rightsCalledOff', action: { ...action, calledOffAt: context.now } }]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

const without = (state: ListingsState, { id }: CompanyAction): ListingsState => ({
  ...state,
  actions: Object.fromEntries(Object.entries(state.actions).filter(([key]) => key !== id)),
})

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
    case 'listings.actionAnnounced':
    case 'listings.rightsCalledOff':
      return { ...state, actions: { ...state.actions, [event.action.id]: event.action } }
    case 'listings.actionTookEffect':
      return event.action.kind === 'split' ? without(state, event.action) : state
    case 'listings.dividendPaid':
      return without(state, event.action)
    case 'listings.listed':
      return { ...state, listed: { instrument: event.listing, price: event.price, at: event.at } }
    case 'listings.listingAmended': {
      const at = state.listed?.at ?? event.at
      return { ...state, listed: { instrument: event.listing, price: event.price, at } }
    }
    default: {
      const never: never = event
      return never
    }
  }
}

const schedule = ({ events }: Change<ListingsState, ListingsEvent>): readonly Schedule[] =>
  events.flatMap((event): readonly Schedule[] => {
    if (event.kind === 'listings.actionAnnounced') return [actionSchedule(event.action, 'announced')]
    if (event.kind === 'listings.actionTookEffect') return [actionSchedule(event.action, 'tookEffect')]
    return event.kind === 'listings.dividendPaid' ? [actionSchedule(event.action, 'paid')] : []
  })

/** What an operator and a company do to one instrument: prices, halts, listing, delisting, dividends and splits (docs/rules/operator.md). */
export const listings = defineModule({
  name: 'listings',
  stream: 'instrument',
  initial,
  shape: 4,
  evolve,
  upcasts: {
    'listings.priceSet': [],
    'listings.priceReleased': [],
    'listings.halted': [],
    'listings.resumed': [],
    'listings.delisted': [],
    'listings.listed': [],
    'listings.listingAmended': [],
    'listings.actionAnnounced': [],
    'listings.actionTookEffect': [],
    'listings.dividendPaid': [],
    'listings.rightsCalledOff': [],
  },
  // They gave orders a minute that were decided before their instance had read of an event; such orders are decided again now.
  retired: {
    events: ['listings.delistingEnded', 'listings.announcementEnded'],
    timers: ['listings.endDelisting', 'listings.endAnnouncement'],
  },
  refusals: {
    'listings.setPrice': ['VALIDATION'],
    'listings.releasePrice': ['VALIDATION'],
    'listings.setHalt': ['VALIDATION'],
    'listings.delist': ['VALIDATION'],
    'listings.list': ['VALIDATION'],
    'listings.amendListing': ['VALIDATION'],
    'listings.announceDividend': ['VALIDATION'],
    'listings.announceSplit': ['VALIDATION'],
    'listings.announceRights': ['VALIDATION'],
    'listings.callOffRights': ['VALIDATION', 'ORDER_WRONG_STATE'],
    'listings.takeEffect': [],
    'listings.payDividend': [],
  },
  check,
  accept,
  schedule,
  rows: overrideRows,
})
