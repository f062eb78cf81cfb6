import type { ReactNode } from 'react'
import type { Rest } from '../rest.ts'
import * as styles from './IconButton.css.ts'

export interface IconButtonProps extends Rest<'button', 'children' | 'aria-label' | 'aria-pressed' | 'type'> {
  /** What it does: an icon alone has no name. */
  label: string
  /** An `Icon`. */
  icon: ReactNode
  /** Whether a toggle is on. */
  pressed?: boolean
  /** `tonal` has a background of its own, for an icon that is by itself. @defaultValue 'plain' */
  variant?: (typeof styles.iconButtonVariants)[number]
}

/** A button that is an icon, with a touch target of 44 px. */
export function IconButton({ label, icon, pressed, variant = 'plain', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      className={styles.iconButton({ variant })}
    >
      {icon}
    </button>
  )
}
