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

type Delisted = Extract<ListingsEvent, { kind: 'listings.delisted' | 'listings.delistingEnded' }>
type RestrictionsSet = Extract<MembersEvent, { kind: 'members.restrictionsSet' }>

/** With one of these, an account opens nothing more: what it has resting is cancelled. */
const endsOpening: readonly Restriction[] = ['tradingBanned', 'frozen', 'disabled']

/** Ends what accounts have of an instrument that is delisted; what has been placed meanwhile, once the delisting has ended. */
const settlesDelisted = (name: string, on: Delisted['kind']): Process => ({
  name,
  on,
  recipients: ({ instrument }: Delisted) => ({
    kind: 'rows',
    collection: tradingCollections.exposure,
    group: instrument,
  }),
  command: ({ entry }: Delivery): TradingCommand => {
    // The body of an entry is the event that it follows.
    const { instrument, price } = entry.body as Delisted
    return { kind: 'trading.settleDelisted', instrument, price }
  },
})

type Announced = Extract<ListingsEvent, { kind: 'listings.actionAnnounced' | 'listings.announcementEnded' }>
type DividendPaid = Extract<ListingsEvent, { kind: 'listings.dividendPaid' }>

/** Lets accounts note what a company announced; what has been placed meanwhile, once every instance has read of it. */
const notesAnnounced = (name: string, on: Announced['kind']): Process => ({
  name,
  on,
  recipients: ({ instrument }: Announced) => ({
    kind: 'rows',
    collection: tradingCollections.exposure,
    group: instrument,
  }),
  command: ({ entry }: Delivery): TradingCommand => {
    const { action } = entry.body as Announced
    return { kind: 'trading.noteAction', action }
  },
})

/** Lets alerts note a split, which re-bases their prices at its opening; those that were set meanwhile, once every instance has read of it. */
const notesSplit = (name: string, on: Announced['kind']): Process => ({
  name,
  on,
  recipients: ({ instrument, action }: Announced) =>
    action.kind === 'split' ? { kind: 'rows', collection: alertsCollection, group: instrument } : undefined,
  command: ({ entry }: Delivery): PriceAlertsCommand => {
    // `recipients` has chosen splits.
    const split = (entry.body as Announced).action as AnnouncedSplit
    return { kind: 'priceAlerts.noteSplit', split }
  },
})

/** Pays a dividend to each account that noted it, once. */
const paysDividend: Process = {
  name: 'trading.payDividend',
  on: 'listings.dividendPaid',
  recipients: ({ action: { id } }: DividendPaid) => ({
    kind: 'rows',
    collection: tradingCollections.noted,
    group: id,
  }),
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
  recipients: ({ instrument }: Halt) => ({
    kind: 'rows',
    collection: tradingCollections.exposure,
    group: instrument,
  }),
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
  settlesDelisted('trading.settleDelisted', 'listings.delisted'),
  {
    name: 'priceAlerts.endDelisted',
    on: 'listings.delistingEnded',
    recipients: ({ instrument }: Delisted) => ({
      kind: 'rows',
      collection: alertsCollection,
      group: instrument,
    }),
    command: ({ entry }: Delivery): PriceAlertsCommand => ({
      kind: 'priceAlerts.endDelisted',
      instrument: (entry.body as Delisted).instrument,
    }),
  },
  settlesDelisted('trading.settlePlacedMeanwhile', 'listings.delistingEnded'),
  notesAnnounced('trading.noteAction', 'listings.actionAnnounced'),
  notesAnnounced('trading.notePlacedMeanwhile', 'listings.announcementEnded'),
  notesSplit('priceAlerts.noteSplit', 'listings.actionAnnounced'),
  notesSplit('priceAlerts.noteSplitMeanwhile', 'listings.announcementEnded'),
  paysDividend,
  notifiesOfHalt('messages.tradingHalted', 'listings.halted'),
  notifiesOfHalt('messages.tradingResumed', 'listings.resumed'),
]
