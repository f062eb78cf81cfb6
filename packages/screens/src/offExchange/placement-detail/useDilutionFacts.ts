import type { PlacementOnWire } from '@onelot/api-client'
import { type Fact, formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { dilutionOf } from '../../parts/placements/placementView.ts'

/** What part of all shares the new ones will be; nothing where the shares before are not known. */
export function useDilutionFacts(placement: PlacementOnWire): readonly Fact[] {
  const { t } = useTranslation('placementDetail')
  const { locale } = useTheme()
  const dilution = dilutionOf(placement)
  if (dilution === undefined) return []
  const percent = formatPercent(locale, dilution, { places: { least: 2, most: 4 } })
  return [{ label: t('terms.dilution'), value: t('terms.dilutionNote', { percent }) }]
}
