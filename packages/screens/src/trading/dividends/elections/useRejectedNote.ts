import type { ElectiveDividendOnWire } from '@onelot/api-client'
import { joinSentences } from '../../../base/i18n/joinSentences.ts'
import { useTranslation } from '../../../base/i18n/translation.tsx'

/** Why the last request for shares was rejected; undefined where none was. */
export function useRejectedNote(): (
  dividend: Pick<ElectiveDividendOnWire, 'rejected'>,
) => string | undefined {
  const { t } = useTranslation('elections')
  return ({ rejected }) => {
    if (rejected === undefined) return undefined
    const { cause, reason } = rejected
    const known =
      cause === 'operator' ||
      cause === 'restriction' ||
      cause === 'delisted' ||
      cause === 'changed' ||
      cause === 'late'
    return joinSentences(t(`rejected.${known ? cause : 'other'}`), reason)
  }
}
