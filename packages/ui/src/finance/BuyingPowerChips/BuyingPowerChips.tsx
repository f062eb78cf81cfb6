import { decimal } from '@onelot/domain'
import { ChipGroup } from '../../primitives/ChipGroup/ChipGroup.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatPercent } from '../format/number.ts'

export const buyingPowerShares = [25, 50, 75, 100] as const
export type BuyingPowerShare = (typeof buyingPowerShares)[number]

export interface BuyingPowerChipsProps {
  /** Called with the percentage pressed, also when it is pressed again, since the amount may have changed. */
  onSelect: (selection: { percent: BuyingPowerShare }) => void
  /** The percentage that the quantity was last calculated from; none once something else was entered. */
  percent?: BuyingPowerShare | undefined
  /** What the percentages are of. @defaultValue the message `Percent of buying power` */
  label?: string
  /** Disabled while an order is being sent, or no amount is known. */
  disabled?: boolean
}

const values = { '25': 25, '50': 50, '75': 75, '100': 100 } as const
const keys = ['25', '50', '75', '100'] as const

/** 25, 50, 75 or 100 % of what is available. The domain calculates how many lots that is. */
export function BuyingPowerChips({ onSelect, percent, label, disabled = false }: BuyingPowerChipsProps) {
  const { locale, t } = useTheme()
  return (
    <ChipGroup
      label={label ?? t('finance.ticket.power')}
      options={keys.map((value) => ({
        value,
        label: formatPercent(locale, decimal((values[value] / 100).toFixed(2)), { places: 0 }),
      }))}
      value={keys.find((key) => values[key] === percent)}
      disabled={disabled}
      onSelect={({ value }) => onSelect({ percent: values[value] })}
    />
  )
}
