import { Prose, Section } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

const risks = ['vote', 'protection', 'end'] as const

/** What lending takes from a shareholder, in three sentences. */
export function Risks() {
  const { t } = useTranslation('securitiesLending')
  return (
    <Section heading={t('risks.label')} level="h3" size="body">
      <Prose>
        <ul>
          {risks.map((risk) => (
            <li key={risk}>{t(`risks.${risk}`)}</li>
          ))}
        </ul>
      </Prose>
    </Section>
  )
}
