import type { ListingsEvent } from '@onelot/domain'
import { type StrategiesCommand, strategiesCollections } from '@onelot/domain/modules/managed/strategies'
import type { Process } from '../../kernel/modules.ts'
import { accountsOf, following } from '../base/following.ts'

type Delisted = Extract<ListingsEvent, { kind: 'listings.delisted' }>

/** What becomes of runs by their share. */
export const strategyProcesses: readonly Process[] = [
  following<Delisted>({
    name: 'strategies.endDelisted',
    on: 'listings.delisted',
    recipients: ({ instrument }) => accountsOf(strategiesCollections.running, instrument),
    command: ({ instrument, price }): StrategiesCommand => ({
      kind: 'strategies.endDelisted',
      instrument,
      price,
    }),
  }),
]
