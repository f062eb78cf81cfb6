import type { LucideIcon } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { Badge } from '../Tag/Tag.tsx'
import { cx } from '../cx.ts'
import type { LinkComponent } from '../link.ts'
import type { Rest } from '../rest.ts'
import * as styles from './TabBar.css.ts'

export interface TabBarEntry {
  readonly id: string
  readonly href: string
  readonly label: string
  readonly icon: LucideIcon
  /** Something new behind this entry; `label` says what is counted. */
  readonly badge?: { readonly count: number; readonly label: string }
}

export interface TabBarProps extends Rest<'nav', 'children' | 'aria-label'> {
  /** What the bar is for, beside other navigation on the page. */
  label: string
  /** Five of them. */
  entries: readonly TabBarEntry[]
  /** The id of the entry where the reader is; it carries the class `navActive`. */
  active: string
  /** The app's link. */
  Link: LinkComponent
}

/** The bottom bar, 56 above the safe area. */
export function TabBar({ label, entries, active, Link, ...rest }: TabBarProps) {
  return (
    <nav {...rest} aria-label={label} className={styles.bar}>
      <ul className={styles.entries}>
        {entries.map(({ id, href, label: name, icon, badge }) => {
          const current = id === active
          return (
            <li key={id} className={styles.entry}>
              <Link
                href={href}
                className={cx(styles.link, current && 'navActive')}
                aria-current={current ? 'page' : undefined}
              >
                <Icon icon={icon} />
                <span>{name}</span>
                {badge === undefined ? null : (
                  <span className={styles.badge}>
                    <Badge {...badge} />
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
