import {
  type AnnouncedSplit,
  type ListingsEvent,
  type MembersEvent,
  type MessagesCommand,
  alertsCollection,
  type PriceAlertsCommand,
  type Restriction,
  tradingCollections,
  type TradingCommand,
} from '@onelot/domain'
import type { Process } from '../kernel/modules.ts'
import { haltNews } from './site/messages/table.ts'
import { auctionProcesses } from './newShares/auctionProcesses.ts'
import { offerProcesses } from './newShares/offerProcesses.ts'
import { blockProcesses } from './offExchange/blockProcesses.ts'
import { lendingProcesses } from './offExchange/lendingProcesses.ts'
import { copyProcesses } from './managed/copyProcesses.ts'
import { strategyProcesses } from './managed/strategyProcesses.ts'
import { increaseProcesses } from './offExchange/increaseProcesses.ts'
import { placementProcesses } from './offExchange/placementProcesses.ts'
import { accountsOf, following } from './base/following.ts'

type Delisted = Extract<ListingsEvent, { kind: 'listings.delisted' }>
type RestrictionsSet = Extract<MembersEvent, { kind: 'members.restrictionsSet' }>

/** With one of these, an account opens nothing more: what it has resting is cancelled. */
const endsOpening: readonly Restriction[] = ['tradingBanned', 'frozen', 'disabled']

type Announced = Extract<ListingsEvent, { kind: 'listings.actionAnnounced' }>
type DividendPaid = Extract<ListingsEvent, { kind: 'listings.dividendPaid' }>

/** Pays a dividend to each account that noted it, once. */
const paysDividend = following<DividendPaid>({
  name: 'trading.payDividend',
  on: 'listings.dividendPaid',
  recipients: ({ action: { id } }) => accountsOf(tradingCollections.noted, id),
  command: ({ action: { id } }): TradingCommand => ({ kind: 'trading.payDividend', dividend: id }),
})

type Halt = Parameters<typeof haltNews>[0]

/** Notifies whoever has an order or a position in an instrument that is halted, or traded again. */
const notifiesOfHalt = (name: string, on: Halt['kind']) =>
  following<Halt>({
    name,
    on,
    recipients: ({ instrument }) => accountsOf(tradingCollections.cards, instrument),
    command: (event): MessagesCommand => haltNews(event),
  })

/** What one module does when something happens in another: modules do not import each other, so it is defined here. */
export const processes: readonly Process[] = [
  following<RestrictionsSet>({
    name: 'trading.cancelRestricted',
    on: 'members.restrictionsSet',
    recipients: ({ restrictions }, stream) =>
      restrictions.some((one) => endsOpening.includes(one)) ? { kind: 'stream', stream } : undefined,
    command: (): TradingCommand => ({ kind: 'trading.cancelOpeningOrders', cause: 'restriction' }),
  }),
  following<Delisted>({
    name: 'trading.settleDelisted',
    earlierNames: ['trading.settlePlacedMeanwhile'],
    on: 'listings.delisted',
    recipients: ({ instrument }) => accountsOf(tradingCollections.cards, instrument),
    command: ({ instrument, price }): TradingCommand => ({
      kind: 'trading.settleDelisted',
      instrument,
      price,
    }),
  }),
  following<Delisted>({
    name: 'priceAlerts.endDelisted',
    on: 'listings.delisted',
    recipients: ({ instrument }) => accountsOf(alertsCollection, instrument),
    command: ({ instrument }): PriceAlertsCommand => ({ kind: 'priceAlerts.endDelisted', instrument }),
  }),
  following<Announced>({
    name: 'trading.noteAction',
    earlierNames: ['trading.notePlacedMeanwhile'],
    on: 'listings.actionAnnounced',
    recipients: ({ instrument }) => accountsOf(tradingCollections.cards, instrument),
    command: ({ action }): TradingCommand => ({ kind: 'trading.noteAction', action }),
  }),
  following<Announced>({
    name: 'priceAlerts.noteSplit',
    earlierNames: ['priceAlerts.noteSplitMeanwhile'],
    on: 'listings.actionAnnounced',
    recipients: ({ instrument, action }) =>
      action.kind === 'split' ? accountsOf(alertsCollection, instrument) : undefined,
    command: ({ action }): PriceAlertsCommand => {
      // `recipients` has chosen splits.
      const split = action as AnnouncedSplit
      return { kind: 'priceAlerts.noteSplit', split }
    },
  }),
  paysDividend,
  notifiesOfHalt('messages.tradingHalted', 'listings.halted'),
  notifiesOfHalt('messages.tradingResumed', 'listings.resumed'),
  ...offerProcesses,
  ...auctionProcesses,
  ...blockProcesses,
  ...placementProcesses,
  ...increaseProcesses,
  ...lendingProcesses,
  ...copyProcesses,
  ...strategyProcesses,
]
