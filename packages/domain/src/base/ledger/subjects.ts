import { isKind, moduleOfKind } from '../module/kind.ts'
import type { PostingReason } from './ledger.ts'

/** What postings of shared reasons are about. A module's own reason is about the module, by its name. */
export const sharedSubjects = ['trade', 'dividend', 'practice', 'reward', 'hold'] as const
export type SharedSubject = (typeof sharedSubjects)[number]

/** What a posting is about, by which a record is narrowed: one of `sharedSubjects`, or the name of a module (docs/rules/ledger.md). */
export function subjectOf(reason: PostingReason): string {
  if (isKind(reason)) return moduleOfKind(reason)
  switch (reason) {
    case 'orderFrozen':
    case 'orderReleased':
    case 'marginTaken':
    case 'marginReturned':
    case 'commission':
    case 'tax':
    case 'profit':
    case 'loss':
      return 'trade'
    case 'dividend':
    case 'withholding':
    case 'dividendCharge':
    case 'marginAdded':
    case 'marginDrawn':
    case 'debtIncurred':
    case 'debtCollected':
      return 'dividend'
    case 'practiceMoney':
      return 'practice'
    case 'reward':
      return 'reward'
    case 'requestHeld':
    case 'requestReleased':
      return 'hold'
    default: {
      const never: never = reason
      return never
    }
  }
}
