import {
  type AnnouncedSplit,
  type ListingsEvent,
  type MembersEvent,
  type MessagesCommand,
  alertsCollection,
  type PriceAlertsCommand,
  type Restriction,
  type StreamId,
  tradingCollections,
  type TradingCommand,
} from '@onelot/domain'
import type { Process } from '../kernel/modules.ts'
import type { Delivery } from '../store/port.ts'
import { haltNews } from './messages/table.ts'

type Delisted = Extract<ListingsEvent, { kind: 'listings.delisted' }>
type RestrictionsSet = Extract<MembersEvent, { kind: 'members.restrictionsSet' }>

/** With one of these, an account opens nothing more: what it has resting is cancelled. */
const endsOpening: readonly Restriction[] = ['tradingBanned', 'frozen', 'disabled']

/** Every account that has something of a list in an instrument, once. */
const accountsOf = (collection: string, group: string) =>
  ({ kind: 'rows', collection, group, each: 'stream' }) as const

type Announced = Extract<ListingsEvent, { kind: 'listings.actionAnnounced' }>
type DividendPaid = Extract<ListingsEvent, { kind: 'listings.dividendPaid' }>

/** Pays a dividend to each account that noted it, once. */
const paysDividend: Process = {
  name: 'trading.payDividend',
  on: 'listings.dividendPaid',
  recipients: ({ action: { id } }: DividendPaid) => accountsOf(tradingCollections.noted, id),
  command: ({ entry }: Delivery): TradingCommand => {
    const { action } = entry.body as DividendPaid
    return { kind: 'trading.payDividend', dividend: action.id }
  },
}

type Halt = Parameters<typeof haltNews>[0]

/** Notifies whoever has an order or a position in an instrument that is halted, or traded again. */
const notifiesOfHalt = (name: string, on: Halt['kind']): Process => ({
  name,
  on,
  recipients: ({ instrument }: Halt) => accountsOf(tradingCollections.exposure, instrument),
  command: ({ entry }: Delivery): MessagesCommand => haltNews(entry.body as Halt),
})

/** What one module does when something happens in another: modules do not import each other, so it is defined here. */
export const processes: readonly Process[] = [
  {
    name: 'trading.cancelRestricted',
    on: 'members.restrictionsSet',
    recipients: ({ restrictions }: RestrictionsSet, stream: StreamId) =>
      restrictions.some((one) => endsOpening.includes(one)) ? { kind: 'stream', stream } : undefined,
    command: (): TradingCommand => ({ kind: 'trading.cancelOpeningOrders', cause: 'restriction' }),
  },
  {
    name: 'trading.settleDelisted',
    formerly: ['trading.settlePlacedMeanwhile'],
    on: 'listings.delisted',
    recipients: ({ instrument }: Delisted) => accountsOf(tradingCollections.exposure, instrument),
    command: ({ entry }: Delivery): TradingCommand => {
      // The body of an entry is the event that it follows.
      const { instrument, price } = entry.body as Delisted
      return { kind: 'trading.settleDelisted', instrument, price }
    },
  },
  {
    name: 'priceAlerts.endDelisted',
    on: 'listings.delisted',
    recipients: ({ instrument }: Delisted) => accountsOf(alertsCollection, instrument),
    command: ({ entry }: Delivery): PriceAlertsCommand => ({
      kind: 'priceAlerts.endDelisted',
      instrument: (entry.body as Delisted).instrument,
    }),
  },
  {
    name: 'trading.noteAction',
    formerly: ['trading.notePlacedMeanwhile'],
    on: 'listings.actionAnnounced',
    recipients: ({ instrument }: Announced) => accountsOf(tradingCollections.exposure, instrument),
    command: ({ entry }: Delivery): TradingCommand => ({
      kind: 'trading.noteAction',
      action: (entry.body as Announced).action,
    }),
  },
  {
    name: 'priceAlerts.noteSplit',
    formerly: ['priceAlerts.noteSplitMeanwhile'],
    on: 'listings.actionAnnounced',
    recipients: ({ instrument, action }: Announced) =>
      action.kind === 'split' ? accountsOf(alertsCollection, instrument) : undefined,
    command: ({ entry }: Delivery): PriceAlertsCommand => {
      // `recipients` has chosen splits.
      const split = (entry.body as Announced).action as AnnouncedSplit
      return { kind: 'priceAlerts.noteSplit', split }
    },
  },
  paysDividend,
  notifiesOfHalt('messages.tradingHalted', 'listings.halted'),
  notifiesOfHalt('messages.tradingResumed', 'listings.resumed'),
]
