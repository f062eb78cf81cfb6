import type { ReactNode } from 'react'
import type { Rest } from '../rest.ts'
import * as styles from './IconButton.css.ts'

export interface IconButtonProps extends Rest<'button', 'children' | 'aria-label' | 'aria-pressed' | 'type'> {
  /** What it does: an icon alone has no name. */
  label: string
  /** An `Icon`. */
  icon: ReactNode
  /** For a toggle: whether it is on. */
  pressed?: boolean
  /** `tonal` has a ground of its own, for an icon that stands apart. @defaultValue 'plain' */
  variant?: (typeof styles.iconButtonVariants)[number]
}

/** A button that is an icon, 44 px to the finger. */
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
