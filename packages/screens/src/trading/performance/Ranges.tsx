import { type DayRange, dayRanges } from '@onelot/domain'
import { ChipGroup } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

export interface RangesProps {
  range: DayRange
  onChange: (range: DayRange) => void
}

/** How far back the figures go. */
export function Ranges({ range, onChange }: RangesProps) {
  const { t } = useTranslation('portfolio')
  return (
    <ChipGroup
      label={t('ranges.label')}
      options={dayRanges.map((value) => ({ value, label: t(`ranges.${value}`) }))}
      value={range}
      onSelect={({ value }) => onChange(value)}
    />
  )
}
