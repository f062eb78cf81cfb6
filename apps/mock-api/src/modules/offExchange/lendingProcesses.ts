import type { ListingsEvent } from '@onelot/domain'
import { type LendingCommand, lendingCollections } from '@onelot/domain/modules/offExchange/lending'
import type { Process } from '../../kernel/modules.ts'
import { accountsOf, following } from '../base/following.ts'

type Delisted = Extract<ListingsEvent, { kind: 'listings.delisted' }>

/** What becomes of loans by their share. */
export const lendingProcesses: readonly Process[] = [
  following<Delisted>({
    name: 'lending.endDelisted',
    on: 'listings.delisted',
    recipients: ({ instrument }) => accountsOf(lendingCollections.running, instrument),
    command: ({ instrument }): LendingCommand => ({ kind: 'lending.endDelisted', instrument }),
  }),
]
