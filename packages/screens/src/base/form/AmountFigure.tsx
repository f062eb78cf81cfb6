import { type Currency, minorUnits } from '@onelot/domain'
import { NoticeBar, NumberKeyboard, Stack, Text, currencyMark, groupTyped } from '@onelot/ui'
import type { ReactNode } from 'react'
import { usePreferences } from '../ports/ports.ts'
import * as styles from './AmountFigure.css.ts'
import { LONGEST_AMOUNT } from './amountKeys.ts'

export interface AmountFigureProps {
  label: string
  currency: Currency
  /** As it was typed: digits, and a point. */
  typed: string
  onType: (typed: string) => void
  /** Under it while nothing is wrong. */
  hint: string
  /** Why it is none, in the place of the hint. */
  error: string | undefined
  /** Amounts to choose from, above the keys. */
  children?: ReactNode
}

/** An amount as the one figure of a page, with our own keys under it; a hardware keyboard types too. Among other fields it is a `FormAmountKeys`. */
export function AmountFigure(props: AmountFigureProps) {
  const { label, currency, typed, onType, hint, error, children } = props
  const { language } = usePreferences()
  return (
    <Stack gap="x4">
      <Stack gap="x2">
        <output aria-label={label} className={styles.typed} data-empty={typed === ''}>
          <span className={styles.mark}>{currencyMark(currency, language)}</span>
          <span>{groupTyped(typed === '' ? '0' : typed, language)}</span>
        </output>
        {error === undefined ? (
          <Text as="p" size="small" tone="secondary">
            {hint}
          </Text>
        ) : (
          <NoticeBar tone="error">{error}</NoticeBar>
        )}
      </Stack>
      {children}
      <NumberKeyboard
        placement="inline"
        label={label}
        value={typed}
        places={minorUnits(currency)}
        maxLength={LONGEST_AMOUNT}
        onChange={({ value }) => onType(value)}
      />
    </Stack>
  )
}
