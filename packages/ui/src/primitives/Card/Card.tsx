import { cx } from '../cx.ts'
import type { SharedRest } from '../rest.ts'
import * as styles from './Card.css.ts'

export interface CardProps extends SharedRest {
  /** A card that is a section should have a heading, or `aria-label`. @defaultValue 'div' */
  as?: 'div' | 'section' | 'article' | 'li'
  /** `none` for lists, whose rows reach the edges. @defaultValue 'normal' */
  padding?: (typeof styles.cardPaddings)[number]
}

/** A surface on the page's ground. It has no border and no shadow: space does it. */
export function Card({ as: Root = 'div', padding = 'normal', ...rest }: CardProps) {
  return <Root {...rest} className={cx(styles.card, styles.padding[padding])} />
}
