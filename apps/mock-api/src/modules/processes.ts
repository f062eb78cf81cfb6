import type { ListingsEvent, MembersEvent, Restriction, StreamId, TradingCommand } from '@onelot/domain'
import type { Process } from '../kernel/modules.ts'
import type { Delivery } from '../store/port.ts'

type Delisted = Extract<ListingsEvent, { kind: 'listings.delisted' }>
type RestrictionsSet = Extract<MembersEvent, { kind: 'members.restrictionsSet' }>

/** With one of these, an account opens nothing more: what it has resting is cancelled. */
const endsOpening: readonly Restriction[] = ['tradingBanned', 'frozen', 'disabled']

/** What one module does when something happens in another: modules do not know each other, so it is said here. */
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
    on: 'listings.delisted',
    recipients: ({ instrument }: Delisted) => ({
      kind: 'rows',
      collection: 'trading.exposure',
      group: instrument,
    }),
    command: ({ entry }: Delivery): TradingCommand => {
      // The body of an entry is the event that it follows.
      const { instrument, price } = entry.body as Delisted
      return { kind: 'trading.settleDelisted', instrument, price }
    },
  },
]
