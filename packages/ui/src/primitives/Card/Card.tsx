import { cx } from '../cx.ts'
import type { SharedRest } from '../rest.ts'
import * as styles from './Card.css.ts'

export const cardElements = ['div', 'section', 'article', 'li'] as const

export interface CardProps extends SharedRest {
  /** The element; a card that is a section should have a heading, or `aria-label`. @defaultValue 'div' */
  as?: (typeof cardElements)[number]
  /** `none` for lists, whose rows reach the edges. @defaultValue 'normal' */
  padding?: (typeof styles.cardPaddings)[number]
}

/** A surface on the page's background. It has no border and no shadow: space separates it. */
export function Card({ as: Root = 'div', padding = 'normal', ...rest }: CardProps) {
  return <Root {...rest} className={cx(styles.card, styles.padding[padding])} />
}
