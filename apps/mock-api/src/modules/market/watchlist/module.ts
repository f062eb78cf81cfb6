import {
  type InstrumentId,
  type WatchlistCommand,
  type WatchlistContext,
  watchlist as rules,
} from '@onelot/domain'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { listingAt } from '../../base/listing.ts'
import { routes } from './endpoints.ts'

const addedBy = (command: WatchlistCommand): readonly InstrumentId[] =>
  command.kind === 'watchlist.addItems' ? command.items.map(({ instrument }) => instrument) : []

const context = (
  { command, base }: ContextRequest<WatchlistCommand>,
  services: Services,
): WatchlistContext => ({
  ...base,
  unlisted: addedBy(command).filter((id) => listingAt(services, id, base.now) === undefined),
})

export const watchlist: BrokerModule = { routes, rules: rulesOf(rules, context) }
