import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  /** What it replaces: a line of text, a picture, a panel. @defaultValue 'text' */
  shape?: (typeof styles.skeletonShapes)[number]
  /** The step of the type scale that a `text` replaces. @defaultValue 'body' */
  line?: (typeof styles.skeletonLines)[number]
  /** In `em` of text, or a percentage of the width: `'8em'`, `'60%'`. @defaultValue '100%' */
  width?: `${number}em` | `${number}%` | `${number}rem`
  /** The height of a `block` or a `circle`. */
  height?: `${number}rem` | `${number}px` | `calc(${string})`
}

/** A placeholder of something that is still loading. It does not move: nothing loops. */
export function Skeleton({ shape = 'text', line = 'body', width, height }: SkeletonProps) {
  const sizes = {
    [styles.widthVar]: width ?? (shape === 'circle' ? 'auto' : '100%'),
    ...(height === undefined ? {} : { [styles.heightVar]: height }),
  }
  return (
    <span
      aria-hidden
      style={assignInlineVars(sizes)}
      className={cx(styles.skeleton, styles.shape[shape], shape === 'text' && styles.line[line])}
    />
  )
}

export interface SkeletonGroupProps {
  /** What is loading. @defaultValue the message "Loading" */
  label?: string
  /** Skeletons in the layout of the content. */
  children: ReactNode
}

/** Announces once that the skeletons in it are loading. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  const t = useUiMessages()
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label ?? t('loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
