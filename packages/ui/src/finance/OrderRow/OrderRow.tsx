import { StatusTag } from '../StatusTag/StatusTag.tsx'
import type { ShownStatus } from '../StatusTag/statuses.ts'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import * as styles from './OrderRow.css.ts'

export interface OrderRowProps {
  /** The issuer, in the reader's language. */
  name: string
  /** What it does: `Buy`, `Sell`, `Short`, `Buy back`. */
  action: string
  /** Whether it buys: the tone of its action, in market colours. */
  buys: boolean
  /** What else it is, as a tag: `Day trade`. */
  tag?: string | undefined
  /** How: `Limit 150.00`, `Trailing stop 142.50`. */
  terms: string
  /** How much of it is filled: `0 / 6 shares`. */
  quantity: string
  /** Its text and its tone follow from it. */
  status: ShownStatus
  /** When it was placed, by the reader's clock. */
  placed: string
  /** Opens it over the list; the whole row is one button. */
  onPress: () => void
}

/** An order in a list of orders: what it is about and how far it has got, what it does, when it was placed. No part of it is cut off. */
export function OrderRow(props: OrderRowProps) {
  const { name, action, buys, tag, terms, quantity, status, placed, onPress } = props
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      <span className={styles.line}>
        <span className={styles.name}>
          <Text weight="strong">{name}</Text>
        </span>
        <StatusTag status={status} />
      </span>
      <span className={styles.line}>
        <span className={styles.terms}>
          <Tag tone={buys ? 'up' : 'down'}>{action}</Tag>
          {tag === undefined ? null : <Tag>{tag}</Tag>}
          <Text size="small">{terms}</Text>
        </span>
        <span className={styles.end}>
          <Text size="small">{quantity}</Text>
        </span>
      </span>
      <Text size="small" tone="secondary">
        {placed}
      </Text>
    </button>
  )
}
