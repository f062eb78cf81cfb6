import { type Currency, minorUnits } from '@onelot/domain'
import { currencyMark } from '../../numbers/currencyMark.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx'
import { figureMark, unit } from '../NumberField/NumberField.css.ts'

export interface AmountFieldProps extends Omit<NumberFieldProps, 'places' | 'currency' | 'unit' | 'prefix'> {
  /** The amount's. Its mark is before the amount; its minor units are the places that may be typed. */
  currency: Currency
}

/** An amount of money, exact to the currency's minor unit. */
export function AmountField({ currency, ...rest }: AmountFieldProps) {
  const { language } = useTheme()
  return (
    <NumberField
      {...rest}
      places={minorUnits(currency)}
      currency={currency}
      prefix={
        <span className={rest.look === 'figure' ? figureMark : unit}>{currencyMark(currency, language)}</span>
      }
    />
  )
}
