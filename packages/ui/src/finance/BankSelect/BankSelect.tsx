import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Field, type FieldTexts } from '../../primitives/Field/Field.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Sheet } from '../../primitives/Sheet/Sheet.tsx'
import { BankList } from './BankList.tsx'
import { BankMark } from './BankMark.tsx'
import * as styles from './BankSelect.css.ts'
import type { Bank } from './banks.ts'

export interface BankSelectProps extends FieldTexts {
  /** In the order in which readers look for them. */
  banks: readonly Bank[]
  /** The code of the chosen one; undefined while none is. */
  value: string | undefined
  /** Another one was chosen. */
  onChange: (change: { value: string }) => void
  /** What shows while nothing is chosen: `Choose a bank`. */
  placeholder: string
  /** Codes of banks chosen before, the last one first; they lead the list. */
  recent?: readonly string[]
  /** It cannot be changed; the chosen one still shows. */
  disabled?: boolean
  /** The field was left without a choice, or after one. */
  onBlur?: (() => void) | undefined
}

/** One of many banks, found by name, initial consonants or code in a sheet. */
export function BankSelect(props: BankSelectProps) {
  const { label, hint, error, optional, banks, value, onChange, placeholder } = props
  const { recent = [], disabled = false, onBlur } = props
  const [open, setOpen] = useState(false)
  const chosen = banks.find(({ code }) => code === value)
  const close = () => {
    setOpen(false)
    onBlur?.()
  }
  return (
    <>
      <Field label={label} hint={hint} error={error} optional={optional}>
        {(control) => (
          <button
            {...control}
            type="button"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={`${control.id}-banks`}
            disabled={disabled}
            className={styles.trigger}
            data-empty={chosen === undefined}
            data-invalid={error !== undefined}
            data-disabled={disabled}
            onClick={() => setOpen(true)}
          >
            {chosen === undefined ? null : <BankMark name={chosen.name} mark={chosen.mark} />}
            <span className={styles.chosen}>{chosen?.name ?? placeholder}</span>
            <span className={styles.chevron}>
              <Icon icon={ChevronDown} size="small" />
            </span>
          </button>
        )}
      </Field>
      <Sheet open={open} title={label} onClose={close}>
        <BankList
          label={label}
          banks={banks}
          recent={recent}
          value={value}
          onPick={(bank) => {
            close()
            if (bank.code !== value) onChange({ value: bank.code })
          }}
        />
      </Sheet>
    </>
  )
}
