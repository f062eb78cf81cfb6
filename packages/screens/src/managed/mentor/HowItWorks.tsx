import type { MentorOnWire } from '@onelot/api-client'
import { formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SentenceSection } from '../../parts/sections/SentenceSection.tsx'

const sentences = ['copied', 'skipped', 'fee', 'stop', 'end', 'withdraw'] as const

/** What following comes to, in plain words. */
export function HowItWorks({ mentor }: { mentor: MentorOnWire }) {
  const { t } = useTranslation('mentor')
  const { locale } = useTheme()
  const fee = formatPercent(locale, mentor.feeRate, { places: { least: 0, most: 2 } })
  return (
    <SentenceSection
      label={t('how.label')}
      sentences={sentences.map((sentence) => t(`how.${sentence}`, { fee }))}
    />
  )
}
