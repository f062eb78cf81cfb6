import { FieldDone } from '../OrderTicket/FieldDone.tsx'
import { FieldKeys } from '../OrderTicket/FieldKeys.tsx'
import { quantityKeys } from '../OrderTicket/quantityKeys.ts'
import { QuantityStepper, type QuantityStepperProps } from '../QuantityStepper/QuantityStepper.tsx'
import * as styles from './MoneyEntry.css.ts'
import type { MoneyEntryState } from './useMoneyEntry.ts'

export interface QuantityEntryProps extends Omit<
  QuantityStepperProps,
  'error' | 'aside' | 'inputMode' | 'onEnter' | 'outside'
> {
  /** Of `useMoneyEntry`; its keys and its button have the same. */
  entry: MoneyEntryState
}

/** A number of shares that is entered as an amount of money is: by our own keys under the one button, with what is wrong under it. */
export function QuantityEntry({ entry, onChange, ...stepper }: QuantityEntryProps) {
  const { field, typing, error, enter, done, typed } = entry
  return (
    <div ref={field} className={styles.root}>
      <QuantityStepper
        {...stepper}
        outside="keep"
        inputMode="none"
        error={error}
        aside={typing ? <FieldDone onDone={done} /> : undefined}
        onEnter={enter}
        onChange={(change) => {
          typed()
          onChange(change)
        }}
      />
    </div>
  )
}

export interface QuantityEntryKeysProps extends Pick<QuantityEntryProps, 'entry' | 'label' | 'value'> {
  /** A key was pressed; undefined once all digits are taken out. */
  onType: (change: { value: number | undefined }) => void
}

/** The number keys of a `QuantityEntry`, in the `keys` of a sheet. */
export function QuantityEntryKeys({ entry, label, value, onType }: QuantityEntryKeysProps) {
  const { field, typing, done, typed } = entry
  if (!typing) return null
  return (
    <FieldKeys
      {...quantityKeys(value, ({ lots }) => {
        typed()
        onType({ value: lots })
      })}
      label={label}
      form={field}
      onClose={done}
    />
  )
}
