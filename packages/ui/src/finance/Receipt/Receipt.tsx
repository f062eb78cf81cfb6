import type { Money as Amount } from '@onelot/domain'
import { Share2 } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Inline, Stack } from '../../primitives/Stack/Stack.tsx'
import { type Step, Steps } from '../../primitives/Steps/Steps.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { FactList } from '../FactList/FactList.tsx'
import { Money } from '../Money/Money.tsx'
import { StatusTag } from '../StatusTag/StatusTag.tsx'
import type { ShownStatus } from '../StatusTag/statuses.ts'
import * as styles from './Receipt.css.ts'

/** A row of a receipt, as text or as an amount, so that it can be shared too. */
export interface ReceiptFact {
  readonly label: string
  readonly value: string | Amount
  /** An amount that was won or lost: it has its sign, and the colour of it. @defaultValue false */
  readonly isChange?: boolean | undefined
}

export interface ReceiptProps {
  /** What it is of: `Withdrawal`. Names its steps. */
  label: string
  /** What was done, as a sentence: it leads, after a check mark that draws itself. */
  done?: string | undefined
  status?: ShownStatus | undefined
  /** What moved, or will. The reader's own money, masked while amounts are hidden. */
  amount?: Amount | undefined
  /** Whether the amount is written with its sign: what went into or out of the account. @defaultValue true */
  signed?: boolean | undefined
  /** How far it has got, from its submission to its end. */
  steps?: readonly Step[] | undefined
  facts: readonly ReceiptFact[]
  /** By which customer support finds it. It is copied by a press. */
  number: string
  /** What has the number: an order, or a request such as a withdrawal. @defaultValue 'request' */
  numberOf?: 'order' | 'request' | undefined
  /** Asks to share it; left out where that is not offered. */
  onShare?: (() => void) | undefined
  /** What belongs under it. */
  children?: ReactNode
}

/** The groups that the number has, or four characters each. */
const groupsOf = (number: string): readonly string[] =>
  number.includes('-') ? number.split(/(?<=-)/) : number.split(/(?<=^(?:.{4})+)/)

/**
 * A number that has no room in a line breaks between its groups, and within one only where that has none. What is between groups without a hyphen is
 * no character: the number is selected and read out whole.
 */
const inGroups = (number: string): ReactNode =>
  groupsOf(number).map((group, at) => (
    <Fragment key={`${String(at)} ${group}`}>
      {at === 0 ? null : <wbr />}
      {number.includes('-') ? group : <span className={styles.group}>{group}</span>}
    </Fragment>
  ))

/** What was sent, and what has become of it: its amount, its state and its way, its rows, its number. */
export function Receipt(props: ReceiptProps) {
  const { label, done, status, amount, signed = true, steps, facts, number, onShare, children } = props
  const { numberOf = 'request' } = props
  const t = useUiMessages()
  return (
    <Stack gap="x5">
      {done === undefined ? null : (
        <div className={styles.done}>
          <svg aria-hidden viewBox="0 0 32 32" className={styles.mark}>
            <circle cx={16} cy={16} r={16} className={styles.disc} />
            <path d="M9 16.5 14 21.5 23 11.5" pathLength={1} className={styles.tick} />
          </svg>
          <Text as="p" size="title" weight="bold">
            {done}
          </Text>
        </div>
      )}
      {amount === undefined && status === undefined ? null : (
        <Stack gap="x2" align="start">
          {amount === undefined ? null : (
            <div className={styles.amount}>
              <Money value={amount} signed={signed} size="display" weight="bold" fit />
            </div>
          )}
          {status === undefined ? null : <StatusTag status={status} />}
        </Stack>
      )}
      {steps === undefined ? null : <Steps label={label} steps={steps} />}
      <div>
        <FactList
          label={label}
          facts={facts.map((fact) => ({
            label: fact.label,
            value:
              typeof fact.value === 'string' ? (
                fact.value
              ) : (
                <Money value={fact.value} size="small" tone={fact.isChange === true ? 'change' : 'neutral'} />
              ),
          }))}
        />
        <div className={styles.number}>
          <span className={styles.numberLabel}>
            <Text size="small" tone="secondary">
              {t(`finance.receipt.${numberOf}.number`)}
            </Text>
          </span>
          <Inline gap="x1" justify="end">
            <span className={styles.digits}>
              <Text size="small">{inGroups(number)}</Text>
            </span>
            <CopyButton variant="icon" text={number} label={t(`finance.receipt.${numberOf}.copy`)} />
          </Inline>
        </div>
      </div>
      {onShare === undefined ? null : (
        <Button variant="secondary" block icon={<Icon icon={Share2} size="small" />} onClick={onShare}>
          {t('finance.receipt.share')}
        </Button>
      )}
      {children}
    </Stack>
  )
}
