import type { ListingsEvent } from '@onelot/domain'
import {
  type BlockTradesCommand,
  blockTradesCollection,
} from '@onelot/domain/modules/offExchange/blockTrades'
import {
  type BlocksCommand,
  type BlocksEvent,
  blocksCollection,
} from '@onelot/domain/modules/offExchange/blocks'
import type { Process } from '../../kernel/modules.ts'
import { accountsOf, following } from '../base/following.ts'

type CalledOff = Extract<BlocksEvent, { kind: 'blocks.calledOff' }>
type Delisted = Extract<ListingsEvent, { kind: 'listings.delisted' }>
type TookEffect = Extract<ListingsEvent, { kind: 'listings.actionTookEffect' }>

/** What becomes of a product by its share, and of requests for it by the product. */
export const blockProcesses: readonly Process[] = [
  following<CalledOff>({
    name: 'blockTrades.callOff',
    on: 'blocks.calledOff',
    recipients: ({ block }) => accountsOf(blockTradesCollection, block),
    command: ({ block, reason }): BlockTradesCommand => ({ kind: 'blockTrades.callOff', block, reason }),
  }),
  following<Delisted>({
    name: 'blocks.endDelisted',
    on: 'listings.delisted',
    recipients: ({ instrument }) => accountsOf(blocksCollection, instrument),
    command: (): BlocksCommand => ({ kind: 'blocks.end', cause: 'delisted' }),
  }),
  following<TookEffect>({
    name: 'blocks.endChanged',
    on: 'listings.actionTookEffect',
    // A record date changes no price.
    recipients: ({ instrument, action }) =>
      action.kind === 'rights' ? undefined : accountsOf(blocksCollection, instrument),
    command: ({ action }): BlocksCommand => ({
      kind: 'blocks.end',
      cause: action.kind === 'split' ? 'split' : 'exDate',
    }),
  }),
]
