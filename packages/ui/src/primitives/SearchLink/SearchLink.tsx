import { Search } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import type { LinkComponent } from '../link.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SearchLink.css.ts'

export interface SearchLinkProps {
  /** Where it leads: `Search all markets`. Read out. */
  label: string
  /** What shows in its box, in a word: `Search`. */
  text: string
  /** The address of the screen that searches. */
  href: string
  /** The app's link. */
  Link: LinkComponent
}

/** Looks like a search field, and opens the screen that has one. */
export function SearchLink({ label, text, href, Link }: SearchLinkProps) {
  return (
    <Link href={href} className={styles.link}>
      <Icon icon={Search} size="small" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden className={styles.text}>
        {text}
      </span>
    </Link>
  )
}
