import type { ReactNode } from 'react'
import { AmountField, type AmountFieldProps } from '../../primitives/AmountField/AmountField.tsx'
import { ChipGroup, type ChipOption } from '../../primitives/ChipGroup/ChipGroup.tsx'
import type { NumberChange } from '../../primitives/NumberField/NumberField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useSelectOnEntry } from '../QuantityStepper/useSelectOnEntry.ts'
import { EntryAside } from './EntryAside.tsx'
import * as styles from './MoneyEntry.css.ts'
import type { MoneyEntryState } from './useMoneyEntry.ts'

export interface EntryChoices {
  /** What they fill in: `Amounts to choose from`. */
  readonly label: string
  /** Plain decimals, in the order in which they show. */
  readonly options: readonly ChipOption<string>[]
  /** The one that is typed. */
  readonly value?: string | undefined
}

export interface MoneyEntryProps extends Pick<
  AmountFieldProps,
  'label' | 'currency' | 'text' | 'hint' | 'aside' | 'disabled' | 'name' | 'ref' | 'onBlur'
> {
  /** Of `useMoneyEntry`; its keys and its button have the same. */
  entry: MoneyEntryState
  /** Each change by a key, here or of a device, or by a chip. */
  onType: (change: Pick<NumberChange, 'text'>) => void
  /** Amounts to choose from. */
  choices?: EntryChoices | undefined
  /** What it costs and what comes of it. */
  children?: ReactNode
}

/** An amount of money as the one figure of a page or a sheet, typed by our own keys: its bounds, amounts to choose from, what it costs. */
export function MoneyEntry({ entry, onType, choices, aside, children, ...amount }: MoneyEntryProps) {
  const { field, error, typing, enter, done, typed, next } = entry
  const select = useSelectOnEntry(enter)
  const type = (text: string) => {
    typed()
    onType({ text })
  }
  return (
    <div ref={field} className={styles.root}>
      <Stack gap="x4">
        <AmountField
          {...amount}
          {...select}
          onFocus={(event) => {
            if (error === undefined) select.onFocus(event)
            else enter()
          }}
          look="figure"
          inputMode="none"
          placeholder="0"
          error={error}
          keyed={typing}
          aside={
            <EntryAside typing={typing} onDone={done}>
              {aside}
            </EntryAside>
          }
          onChange={({ text }) => type(text)}
          onKeyDown={({ key, currentTarget, nativeEvent }) => {
            if (key === 'Enter' && currentTarget.form === null && !nativeEvent.isComposing) next()
          }}
        />
        {choices === undefined ? null : (
          <ChipGroup
            label={choices.label}
            options={choices.options}
            value={choices.value}
            disabled={amount.disabled === true}
            onSelect={({ value }) => type(value)}
          />
        )}
        {children}
      </Stack>
    </div>
  )
}
