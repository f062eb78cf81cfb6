import { PracticeChip as Chip } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useIsPractice, useIsSimulated } from './honesty.ts'
import { SimulatedMark } from './SimulatedMark.tsx'
import { useSiteConfig } from './siteConfig.ts'

/**
 * The label that a site with practice money always shows: of that, of simulated prices, and of trading hours of no real exchange
 * (docs/rules/time.md). Where money is real, simulated prices are marked in its place.
 */
export function PracticeChip() {
  const { t } = useTranslation()
  const isPractice = useIsPractice()
  const isSimulated = useIsSimulated()()
  const calendar = useSiteConfig('calendar')
  if (!isPractice) return <SimulatedMark />
  if (!isSimulated) return <Chip explanation={t('practice.realPrices')} />
  return calendar === 'demo' ? <Chip explanation={t('practice.demoCalendar')} /> : <Chip />
}
