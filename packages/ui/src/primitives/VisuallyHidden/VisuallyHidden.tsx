import type { SharedRest } from '../rest.ts'
import * as styles from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends SharedRest {
  /** The element: a heading where the page's outline needs one. @defaultValue 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'p'
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Root = 'span', ...rest }: VisuallyHiddenProps) {
  return <Root {...rest} className={styles.hidden} />
}
