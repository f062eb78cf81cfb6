import type { Decimal } from '@onelot/domain'
import { memo, useMemo } from 'react'
import { cx } from '../../primitives/cx.ts'
import type { ChangeDirection } from '../format/change.ts'
import * as styles from './Sparkline.css.ts'
import { sparkPath } from './sparkPath.ts'

export const sparkWidths = ['own', 'parent'] as const
export const sparkHeights = ['row', 'card'] as const

export interface SparklineProps {
  /** Prices at even distances, oldest first. */
  values: readonly Decimal[]
  /** The day's direction; the change beside it shows the same as text. */
  direction: ChangeDirection
  /** The previous close, as a dashed line. */
  base?: Decimal
  /** What it shows. Without it the line is decoration beside its numbers. */
  label?: string
  /** 56 wide, or as wide as its parent. @defaultValue 'own' */
  width?: (typeof sparkWidths)[number]
  /** 24 high in a row, 72 in a card. @defaultValue 'row' */
  height?: (typeof sparkHeights)[number]
}

const CARD_TIMES = 3
const box = { width: 56, height: 24, inset: 2 } as const

/** The course of a day as a plain path, for lists. */
export const Sparkline = memo(function Sparkline(props: SparklineProps) {
  const { values, direction, base, label, width = 'own', height = 'row' } = props
  const path = useMemo(() => sparkPath(values, box, base), [values, base])
  return (
    <svg
      width={width === 'own' ? box.width : '100%'}
      height={height === 'row' ? box.height : box.height * CARD_TIMES}
      viewBox={`0 0 ${String(box.width)} ${String(box.height)}`}
      preserveAspectRatio="none"
      className={styles.spark}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {path?.baseY === undefined ? null : (
        <line x1={0} x2={box.width} y1={path.baseY} y2={path.baseY} className={styles.base} />
      )}
      {path === undefined ? null : <path d={path.line} className={cx(styles.line, styles.tone[direction])} />}
    </svg>
  )
})
