import { PracticeChip as Chip } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useSiteConfig } from './siteConfig.ts'

/** The label that always shows: practice money, simulated prices, and trading hours of no real exchange (docs/rules/time.md). */
export function PracticeChip() {
  const { t } = useTranslation()
  const calendar = useSiteConfig('calendar')
  return calendar === 'demo' ? <Chip explanation={t('practice.demoCalendar')} /> : <Chip />
}
