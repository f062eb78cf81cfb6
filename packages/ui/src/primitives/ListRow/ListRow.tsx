import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import type { LinkComponent } from '../link.ts'
import * as styles from './ListRow.css.ts'

interface RowContent {
  /** Shrinks to two lines, and never moves the trailing part. */
  title: ReactNode
  /** A second line, quieter, two lines at most. */
  subtitle?: ReactNode
  /** The subtitle is a sentence that has to be read: in as many lines as it takes. @defaultValue false */
  wholeSubtitle?: boolean
  /** Before the text: an avatar, a tag. */
  leading?: ReactNode
  /** A value, a tag, a switch. */
  trailing?: ReactNode
  /** False where a press opens something over the list, so that values keep to the edge. @defaultValue true */
  chevron?: boolean
}
interface StillRow extends RowContent {
  onPress?: never
  href?: never
  Link?: never
}
interface PressedRow extends RowContent {
  /** Makes it a button. */
  onPress: () => void
  href?: never
  Link?: never
}
interface LinkedRow extends RowContent {
  onPress?: never
  /** Makes it a link. */
  href: string
  /** The app's link. */
  Link: LinkComponent
}
export type ListRowProps = StillRow | PressedRow | LinkedRow

/** A row of 64: still, a button (`onPress`), or a link (`href` with the app's `Link`). */
export function ListRow(props: ListRowProps) {
  const { title, subtitle, wholeSubtitle = false, leading, trailing, chevron = true } = props
  const leads = props.onPress !== undefined || props.href !== undefined
  const content = (
    <>
      {leading}
      <span className={styles.words}>
        <Text lines={2}>{title}</Text>
        {subtitle === undefined ? null : (
          <Text size="small" tone="secondary" lines={wholeSubtitle ? undefined : 2}>
            {subtitle}
          </Text>
        )}
      </span>
      {trailing === undefined ? null : <span className={styles.trailing}>{trailing}</span>}
      {leads && chevron ? (
        <span className={styles.chevron}>
          <Icon icon={ChevronRight} size="small" />
        </span>
      ) : null}
    </>
  )
  if (props.href !== undefined)
    return (
      <props.Link href={props.href} className={styles.row}>
        {content}
      </props.Link>
    )
  if (props.onPress !== undefined)
    return (
      <button type="button" className={styles.row} onClick={props.onPress}>
        {content}
      </button>
    )
  return <div className={styles.row}>{content}</div>
}

export interface RowListProps {
  /** What the list holds. */
  label: string
  /** In their order; `key` is a row's own. */
  rows: readonly { readonly key: string; readonly row: ReactNode }[]
}

/** Rows with hairlines between them. For more than a screenful, `VirtualList`. */
export function RowList({ label, rows }: RowListProps) {
  return (
    <ul role="list" aria-label={label} className={styles.list}>
      {rows.map(({ key, row }) => (
        <li key={key} className={styles.item}>
          {row}
        </li>
      ))}
    </ul>
  )
}
