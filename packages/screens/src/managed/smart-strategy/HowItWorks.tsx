import { Card, Prose, Section } from '@onelot/ui'
import { memo } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'

const sentences = ['close', 'costs', 'alone', 'fee', 'withdraw'] as const

/** What a run is, in plain words. */
export const HowItWorks = memo(function HowItWorks() {
  const { t } = useTranslation('smartStrategy')
  return (
    <Section heading={t('how.label')}>
      <Card>
        <Prose>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{t(`how.${sentence}`)}</li>
            ))}
          </ul>
        </Prose>
      </Card>
    </Section>
  )
})
