import type { MentorOnWire } from '@onelot/api-client'
import type { Decimal } from '@onelot/domain'
import { formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

interface FollowersEarned {
  /** Undefined where too few have followed for a median. */
  readonly rate: Decimal | undefined
  readonly text: string
}

/** What half of the followers earned at least, after slippage and fee, in words. */
export function useFollowersEarned(): (mentor: Pick<MentorOnWire, 'followers'>) => FollowersEarned {
  const { t } = useTranslation('mentors')
  const { locale } = useTheme()
  return ({ followers: { earned } }) =>
    earned.kind === 'median'
      ? { rate: earned.rate, text: formatPercent(locale, earned.rate, { signed: true }) }
      : { rate: undefined, text: t('followersEarned.tooFew') }
}
