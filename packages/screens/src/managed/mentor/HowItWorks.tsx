import type { MentorOnWire } from '@onelot/api-client'
import { Card, Prose, Section, formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

const sentences = ['copied', 'skipped', 'fee', 'stop', 'end', 'withdraw'] as const

/** What following comes to, in plain words. */
export function HowItWorks({ mentor }: { mentor: MentorOnWire }) {
  const { t } = useTranslation('mentor')
  const { locale } = useTheme()
  const fee = formatPercent(locale, mentor.feeRate, { places: { least: 0, most: 2 } })
  return (
    <Section heading={t('how.label')}>
      <Card>
        <Prose>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{t(`how.${sentence}`, { fee })}</li>
            ))}
          </ul>
        </Prose>
      </Card>
    </Section>
  )
}
