import { Plus } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { type RadioChoice, RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import type { UiTranslate } from '../../locales/en.ts'
import { BankMark } from '../BankSelect/BankMark.tsx'
import * as styles from './AccountChoice.css.ts'
import { MaskedNumber } from './MaskedNumber.tsx'

export interface BankAccount {
  readonly id: string
  /** The bank's name in the reader's language. */
  readonly bank: string
  /** The address of its mark; initials show without one. */
  readonly mark?: string | undefined
  /** The last four of its number; the rest is not shown, and need not be sent here. */
  readonly digits: string
  /** The one that is used unless another is chosen. */
  readonly isDefault?: boolean | undefined
  /** The one that was used last. */
  readonly isLastUsed?: boolean | undefined
  /** Why it cannot be chosen now. */
  readonly unavailable?: string | undefined
}

export interface AccountChoiceProps {
  /** What the account is for: `Withdraw to`. */
  label: string
  /** The reader's own, in their order. */
  accounts: readonly BankAccount[]
  /** The id of the chosen one; undefined while none is. */
  value: string | undefined
  /** Another one was chosen. */
  onChange: (change: { value: string }) => void
  /** Adds a row that leads to a new account. */
  onAdd?: (() => void) | undefined
  /** What is wrong and how to put it right. */
  error?: string | undefined
  /** None can be chosen; the chosen one still shows. */
  disabled?: boolean | undefined
}

/** One of the reader's own bank accounts. */
export function AccountChoice({ accounts, onAdd, ...group }: AccountChoiceProps) {
  const t = useUiMessages()
  return (
    <div className={styles.group}>
      <RadioGroup {...group} choices={accounts.map((account) => choiceOf(account, t))} />
      {onAdd === undefined ? null : (
        <button type="button" className={styles.add} disabled={group.disabled} onClick={onAdd}>
          <span className={styles.plus}>
            <Icon icon={Plus} size="small" />
          </span>
          <span>{t('entry.account.add')}</span>
        </button>
      )}
    </div>
  )
}

function choiceOf(account: BankAccount, t: UiTranslate): RadioChoice<string> {
  const { id, bank, mark, digits, isDefault, isLastUsed, unavailable } = account
  const note = unavailable ?? (isLastUsed === true ? t('entry.account.lastUsed') : undefined)
  return {
    value: id,
    label: bank,
    leading: <BankMark name={bank} mark={mark} />,
    aside: isDefault === true ? <Tag>{t('entry.account.isDefault')}</Tag> : undefined,
    description: (
      <span className={styles.details}>
        <MaskedNumber digits={digits} />
        {note === undefined ? null : <span>{note}</span>}
      </span>
    ),
    disabled: unavailable !== undefined,
  }
}
