import type { ListingsEvent } from '@onelot/domain'
import { type IncreasesCommand, increaseCollections } from '@onelot/domain/modules/offExchange/increases'
import type { Process } from '../../kernel/modules.ts'
import { accountsOf, following } from '../base/following.ts'

type CalledOff = Extract<ListingsEvent, { kind: 'listings.rightsCalledOff' }>
type Delisted = Extract<ListingsEvent, { kind: 'listings.delisted' }>
type TookEffect = Extract<ListingsEvent, { kind: 'listings.actionTookEffect' }>

/** What becomes of rights by their share, and by whoever calls an increase off. */
export const increaseProcesses: readonly Process[] = [
  following<CalledOff>({
    name: 'increases.callOff',
    on: 'listings.rightsCalledOff',
    recipients: ({ instrument }) => accountsOf(increaseCollections.open, instrument),
    command: ({ instrument, action: { id: increase } }): IncreasesCommand => ({
      kind: 'increases.callOff',
      instrument,
      increase,
      cause: 'operator',
    }),
  }),
  following<TookEffect>({
    name: 'increases.endSplit',
    on: 'listings.actionTookEffect',
    recipients: ({ instrument, action }) =>
      action.kind === 'split' ? accountsOf(increaseCollections.open, instrument) : undefined,
    command: ({ instrument, action: { opensAt } }): IncreasesCommand => ({
      kind: 'increases.callOff',
      instrument,
      opensAt,
      cause: 'split',
    }),
  }),
  following<Delisted>({
    name: 'increases.endDelisted',
    on: 'listings.delisted',
    recipients: ({ instrument }) => accountsOf(increaseCollections.open, instrument),
    command: ({ instrument }): IncreasesCommand => ({
      kind: 'increases.callOff',
      instrument,
      cause: 'delisted',
    }),
  }),
]
