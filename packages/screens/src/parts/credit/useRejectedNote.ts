import type { LoanOnWire, RepaymentOnWire } from '@onelot/api-client'
import { joinSentences } from '../../base/i18n/joinSentences.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** Why a loan or a repayment was rejected; undefined of any other. */
export function useRejectedNote(): (
  request: Pick<LoanOnWire | RepaymentOnWire, 'state' | 'cause' | 'reason'>,
) => string | undefined {
  const { t } = useTranslation('credit')
  return ({ state, cause, reason }) => {
    if (state !== 'rejected') return undefined
    const known = cause === 'operator' || cause === 'restriction' || cause === 'collateral'
    return joinSentences(t(`rejected.${known ? cause : 'other'}`), reason)
  }
}
