import { type CopyCommand, copyCollections } from '@onelot/domain/modules/managed/copyTrading'
import type { MentorsEvent } from '@onelot/domain/modules/managed/mentors'
import type { Process } from '../../kernel/modules.ts'
import { accountsOf, following } from '../base/following.ts'

type Of<K extends MentorsEvent['kind']> = Extract<MentorsEvent, { kind: K }>

/** What a mentor does reaches each account that follows it or has asked to, once; and no other. */
export const copyProcesses: readonly Process[] = [
  following<Of<'mentors.traded'>>({
    name: 'copyTrading.note',
    on: 'mentors.traded',
    recipients: ({ mentor, trade: { fills, splits = [] } }) =>
      fills.length + splits.length === 0 ? undefined : accountsOf(copyCollections.reached, mentor),
    command: ({ mentor, trade }): CopyCommand => ({ kind: 'copyTrading.note', mentor, trade }),
  }),
  following<Of<'mentors.calledOff'>>({
    name: 'copyTrading.close',
    on: 'mentors.calledOff',
    recipients: ({ mentor }) => accountsOf(copyCollections.reached, mentor),
    command: ({ mentor, reason }): CopyCommand => ({ kind: 'copyTrading.close', mentor, reason }),
  }),
]
