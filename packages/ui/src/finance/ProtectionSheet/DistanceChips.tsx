import { type Decimal, decimal } from '@onelot/domain'
import { ChipGroup } from '../../primitives/ChipGroup/ChipGroup.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatPercent } from '../format/number.ts'

const rates = { '5': decimal('0.05'), '10': decimal('0.1'), '20': decimal('0.2') } as const
const keys = ['5', '10', '20'] as const

export interface DistanceChipsProps {
  label: string
  /** Which way from the entry; a trailing distance has no sign. */
  sign: 1 | -1 | undefined
  /** What a rate fills in, to show which chip holds now. */
  textOf: (rate: Decimal) => Decimal
  /** What is filled in now. */
  text: string
  disabled: boolean
  onSelect: (choice: { text: Decimal }) => void
}

/** 5, 10 or 20 %: fills in the price or the distance that it is. */
export function DistanceChips({ label, sign, textOf, text, disabled, onSelect }: DistanceChipsProps) {
  const { locale } = useTheme()
  return (
    <ChipGroup
      label={label}
      options={keys.map((value) => ({
        value,
        label: formatPercent(locale, sign === -1 ? decimal(`-${rates[value]}`) : rates[value], {
          places: 0,
          signed: sign !== undefined,
        }),
      }))}
      value={text === '' || disabled ? undefined : keys.find((key) => textOf(rates[key]) === text)}
      disabled={disabled}
      onSelect={({ value }) => {
        onSelect({ text: textOf(rates[value]) })
      }}
    />
  )
}
