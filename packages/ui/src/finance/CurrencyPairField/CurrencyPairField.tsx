import type { Currency } from '@onelot/domain'
import { ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { AmountField, type AmountFieldProps } from '../../primitives/AmountField/AmountField.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import type { NumberChange } from '../../primitives/NumberField/NumberField.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { EntryAside } from '../MoneyEntry/EntryAside.tsx'
import { useSelectOnEntry } from '../QuantityStepper/useSelectOnEntry.ts'
import * as styles from './CurrencyPairField.css.ts'
import { QuoteRing, type QuoteSeconds } from './QuoteRing.tsx'

export const pairSides = ['from', 'to'] as const
export type PairSide = (typeof pairSides)[number]

export interface PairAmount extends Pick<
  AmountFieldProps,
  'label' | 'text' | 'hint' | 'error' | 'aside' | 'readOnly' | 'disabled'
> {
  readonly currency: Currency
  /** Right under it: how much there is, and a way to take all of it. */
  readonly below?: ReactNode
}

export interface PairRate {
  /** `1 USD = ₩1,385.20`. */
  readonly text: string
  /** How old it is: `2 seconds ago`. */
  readonly age: string
  /** It is old: shown grey. */
  readonly stale?: boolean | undefined
}

export interface CurrencyPairFieldProps {
  /** What is done with the two: `Exchange`. */
  label: string
  /** What is given. */
  from: PairAmount
  /** What comes for it; its owner calculates it, exactly. */
  to: PairAmount
  /** A side was typed into. */
  onChange: (change: NumberChange & { side: PairSide }) => void
  /** The side that our number keys type into, which their owner shows (`MoneyEntryKeys`). */
  typing?: PairSide | undefined
  /** A side was entered, or the keys were put away. Without it the keyboard of the device types. */
  onTyping?: ((side: PairSide | undefined) => void) | undefined
  /** The two were turned round. Without it they stay as they are. */
  onSwap?: (() => void) | undefined
  /** By which one becomes the other. */
  rate?: PairRate | undefined
  /** For how long the rate holds. Its owner counts the seconds. */
  quote?: QuoteSeconds | undefined
  /** Under the rate: the spread in money. */
  children?: ReactNode
}

/** Two amounts of which one makes the other: an exchange. It calculates nothing; both are shown as they are given. */
export function CurrencyPairField(props: CurrencyPairFieldProps) {
  const { label, from, to, onChange, typing, onTyping, onSwap, rate, quote, children } = props
  const t = useUiMessages()
  const side = (of: PairSide) => ({
    typing: typing === of,
    onTyping: onTyping && ((on: boolean) => onTyping(on ? of : undefined)),
    onChange: (change: NumberChange) => onChange({ ...change, side: of }),
  })
  return (
    <div role="group" aria-label={label} className={styles.root}>
      <PairSideField amount={from} {...side('from')} />
      {onSwap === undefined ? null : (
        <div className={styles.between}>
          <IconButton
            variant="tonal"
            label={t('products.pair.swap', { from: from.currency, to: to.currency })}
            icon={<Icon icon={ArrowUpDown} />}
            onClick={onSwap}
          />
        </div>
      )}
      <PairSideField amount={to} {...side('to')} />
      {rate === undefined ? null : (
        <div className={styles.rateLine}>
          <span className={styles.rate}>
            <Text size="small" weight="strong" tone={rate.stale === true ? 'muted' : 'neutral'}>
              {rate.text}
            </Text>
            <Text size="caption" tone="secondary">
              {rate.age}
            </Text>
          </span>
          {quote === undefined ? null : <QuoteRing {...quote} />}
        </div>
      )}
      {children}
    </div>
  )
}

interface PairSideFieldProps {
  readonly amount: PairAmount
  readonly typing: boolean
  readonly onTyping: ((on: boolean) => void) | undefined
  readonly onChange: (change: NumberChange) => void
}

function PairSideField({ amount, typing, onTyping, onChange }: PairSideFieldProps) {
  const { below, aside, ...value } = amount
  const entry = useSelectOnEntry(() => onTyping?.(true))
  return (
    <>
      <AmountField
        {...value}
        {...(onTyping === undefined ? undefined : entry)}
        look="figure"
        placeholder="0"
        inputMode={onTyping === undefined ? undefined : 'none'}
        keyed={typing}
        aside={
          <EntryAside typing={typing} onDone={() => onTyping?.(false)}>
            {aside}
          </EntryAside>
        }
        onChange={onChange}
      />
      {below}
    </>
  )
}
