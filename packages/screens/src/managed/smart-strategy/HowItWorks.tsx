import { memo } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SentenceSection } from '../../parts/sections/SentenceSection.tsx'

const sentences = ['close', 'costs', 'alone', 'fee', 'withdraw'] as const

/** What a run is, in plain words. */
export const HowItWorks = memo(function HowItWorks() {
  const { t } = useTranslation('smartStrategy')
  return (
    <SentenceSection label={t('how.label')} sentences={sentences.map((sentence) => t(`how.${sentence}`))} />
  )
})
