import type { ReactNode } from 'react'
import { Text } from '../../primitives/Text/Text.tsx'
import * as styles from './FactList.css.ts'

export interface Fact {
  /** Also the key: a list names each detail once. */
  readonly label: string
  /** Text, or a `Money` or `PriceText`, which align their decimals. */
  readonly value: ReactNode
  /** The sum of a column, the most important figure. */
  readonly strong?: boolean
}

export interface FactListProps {
  /** In their order. */
  facts: readonly Fact[]
  /** What the details are about, where no heading says it. */
  label?: string
}

/** Details under each other, label at left and value at right: charges, a review. */
export function FactList({ facts, label }: FactListProps) {
  return (
    <dl className={styles.list} aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.line}>
          <Text as="dt" size="small" tone={fact.strong ? 'neutral' : 'secondary'}>
            {fact.label}
          </Text>
          <dd className={styles.value}>
            <Text size={fact.strong ? 'body' : 'small'} weight={fact.strong ? 'bold' : 'regular'}>
              {fact.value}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface FactGridProps extends FactListProps {
  /** No value is longer than a price or a date: two columns fit a card on the smallest phone. @defaultValue false */
  short?: boolean | undefined
}

/** Details in columns, label over value: an instrument, an account. As many columns as there is room for. */
export function FactGrid({ facts, label, short = false }: FactGridProps) {
  return (
    <dl className={short ? styles.shortGrid : styles.grid} aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.cell}>
          <Text as="dt" size="small" tone="secondary">
            {fact.label}
          </Text>
          <dd className={styles.gridValue}>
            <Text weight={fact.strong ? 'bold' : 'strong'}>{fact.value}</Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}
