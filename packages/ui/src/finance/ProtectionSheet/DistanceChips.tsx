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
  /** Whether a rate may be chosen. @defaultValue each may */
  offers?: ((rate: Decimal) => boolean) | undefined
  /** What is filled in now. */
  text: string
  disabled: boolean
  onSelect: (choice: { text: Decimal }) => void
}

/** 5, 10 or 20 %: fills in the price or the distance that it is. Nothing where none of them may be chosen. */
export function DistanceChips(props: DistanceChipsProps) {
  const { label, sign, textOf, offers, text, disabled, onSelect } = props
  const { locale } = useTheme()
  const offered = keys.filter((key) => offers?.(rates[key]) ?? true)
  if (offered.length === 0) return null
  return (
    <ChipGroup
      label={label}
      options={offered.map((value) => ({
        value,
        label: formatPercent(locale, sign === -1 ? decimal(`-${rates[value]}`) : rates[value], {
          places: 0,
          signed: sign !== undefined,
        }),
      }))}
      value={text === '' || disabled ? undefined : offered.find((key) => textOf(rates[key]) === text)}
      disabled={disabled}
      onSelect={({ value }) => onSelect({ text: textOf(rates[value]) })}
    />
  )
}
