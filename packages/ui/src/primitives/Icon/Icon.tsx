import type { LucideIcon } from 'lucide-react'
import * as styles from './Icon.css.ts'

export interface IconProps {
  /** A picture of lucide-react. */
  icon: LucideIcon
  /** Both grow with the text. @defaultValue 'normal' */
  size?: (typeof styles.iconSizes)[number]
  /** Fills a star or a heart that is on. */
  filled?: boolean
}

/** A picture beside text; it is decorative. */
export function Icon({ icon: Picture, size = 'normal', filled = false }: IconProps) {
  return <Picture aria-hidden className={styles.icon[size]} fill={filled ? 'currentColor' : 'none'} />
}
