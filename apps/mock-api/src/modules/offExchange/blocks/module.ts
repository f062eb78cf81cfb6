import { sliceOf } from '@onelot/domain'
import {
  type BlocksCommand,
  type BlocksContext,
  blocks as rules,
} from '@onelot/domain/modules/offExchange/blocks'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { blockActions } from './operator.ts'

async function contextOf(
  { command, state, base }: ContextRequest<BlocksCommand>,
  services: Services,
): Promise<BlocksContext> {
  const known = sliceOf(state, rules).block
  const instrument = command.kind === 'blocks.set' ? command.block.instrument : known?.instrument
  const basedOn = instrument === undefined ? [] : [await services.listingVersion(instrument.id)]
  const status = instrument && services.market.status(instrument.id, base.now)
  return {
    ...base,
    basedOn,
    isListed: status === 'listed' || status === 'halted',
    tickTable: services.site.marketRules(instrument?.market ?? 'KRX'),
  }
}

export const blocks: BrokerModule = {
  routes: [],
  rules: rulesOf(rules, contextOf),
  operator: blockActions,
}
