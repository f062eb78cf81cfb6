import { cx } from '../cx.ts'
import type { SharedRest } from '../rest.ts'
import * as styles from './Stack.css.ts'

type StackElement =
  | 'div'
  | 'section'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'span'

interface LayoutProps extends SharedRest {
  /** The element; it decides what the group is, never how it looks. @defaultValue 'div' */
  as?: StackElement
  /** Across the direction of the row or column. */
  align?: (typeof styles.alignments)[number]
  /** Along it. */
  justify?: (typeof styles.justifications)[number]
}

export interface StackProps extends LayoutProps {
  /** Steps of 4 px. @defaultValue 'x4' */
  gap?: (typeof styles.gaps)[number]
}

/** Things under each other. */
export function Stack({ as: Root = 'div', gap = 'x4', align, justify, ...rest }: StackProps) {
  const classes = [
    styles.stack,
    styles.gap[gap],
    align && styles.align[align],
    justify && styles.justify[justify],
  ]
  return <Root {...rest} className={cx(...classes)} />
}

export interface InlineProps extends LayoutProps {
  /** Steps of 4 px. @defaultValue 'x2' */
  gap?: (typeof styles.gaps)[number]
  /** Continues on the next line rather than overflow. */
  wrap?: boolean
}

/** Things beside each other, centred on their line unless `align` differs. */
export function Inline({
  as: Root = 'div',
  gap = 'x2',
  align = 'center',
  justify,
  wrap,
  ...rest
}: InlineProps) {
  const classes = [
    styles.inline,
    styles.gap[gap],
    styles.align[align],
    justify && styles.justify[justify],
    wrap && styles.wrap,
  ]
  return <Root {...rest} className={cx(...classes)} />
}
