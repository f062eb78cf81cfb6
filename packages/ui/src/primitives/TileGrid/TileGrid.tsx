import type { LucideIcon } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { Badge, type BadgeProps } from '../Tag/Tag.tsx'
import type { LinkComponent } from '../link.ts'
import * as styles from './TileGrid.css.ts'

export interface GridTile {
  readonly key: string
  readonly href: string
  /** One or two short words. */
  readonly label: string
  readonly icon: LucideIcon
  /** Something new behind it; `label` says what is counted. */
  readonly badge?: Pick<BadgeProps, 'count' | 'label' | 'dot'> | undefined
}

export interface TileGridProps {
  /** What the entries lead to. */
  label: string
  /** In their order, row by row. */
  tiles: readonly GridTile[]
  /** The app's link. */
  Link: LinkComponent
}

/** Entries that are used often, four a row. */
export function TileGrid({ label, tiles, Link }: TileGridProps) {
  return (
    <ul role="list" aria-label={label} className={styles.grid}>
      {tiles.map((tile) => (
        <li key={tile.key} className={styles.item}>
          <Link href={tile.href} className={styles.tile}>
            <span className={styles.picture}>
              <Icon icon={tile.icon} />
              {tile.badge === undefined ? null : (
                <span className={styles.badge}>
                  <Badge {...tile.badge} />
                </span>
              )}
            </span>
            <span>{tile.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
