import type { ResponseOf, memberMe } from '@onelot/api-client'
import { missingForPayee } from '@onelot/domain'

/** What a member does next before a bank account or a wallet can be added; `add` where nothing is missing. */
export type NextStep = 'notVerified' | 'underReview' | 'rejected' | 'fundPassword' | 'full' | 'add'

/** @param count how many there are of the kind */
export function nextStepOf(
  me: Pick<ResponseOf<typeof memberMe>, 'realName' | 'fundPasswordSet'>,
  { count, most }: { readonly count: number; readonly most: number },
): NextStep {
  if (count >= most) return 'full'
  return missingForPayee(me) ?? 'add'
}
