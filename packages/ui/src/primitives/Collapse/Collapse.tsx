import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Collapse.css.ts'
import { toggled } from './opening.ts'

/** Levels of a heading that a screen has under its own, level one. */
export const collapseLevels = [2, 3, 4] as const
type CollapseLevel = (typeof collapseLevels)[number]

export interface CollapseItem<Id extends string> {
  /** Unique among the others. */
  readonly id: Id
  /** The question, or the name of what is folded away. */
  readonly title: string
  /** What is folded away; made when it is first opened. */
  readonly content: ReactNode
  /** Its title shows, and does not open. */
  readonly disabled?: boolean
}

export interface CollapseProps<Id extends string> {
  /** In their order. */
  items: readonly CollapseItem<Id>[]
  /** The ids of those that are open. */
  open: readonly Id[]
  /** Called with all open ids, whenever one is opened or closed. */
  onChange: (change: { open: readonly Id[] }) => void
  /** Opening one closes the others. */
  single?: boolean
  /** The level of the titles among the page's headings. @defaultValue 3 */
  level?: CollapseLevel
}

/** Things folded away under their titles. What is closed is neither focused nor read, and is made when it is first opened. */
export function Collapse<Id extends string>(props: CollapseProps<Id>) {
  const { items, open, onChange, single = false, level = 3 } = props
  return (
    <div>
      {items.map((item) => (
        <Fold
          key={item.id}
          item={item}
          level={level}
          open={open.includes(item.id)}
          onToggle={() => onChange({ open: toggled(open, item.id, { single }) })}
        />
      ))}
    </div>
  )
}

interface FoldProps {
  item: CollapseItem<string>
  level: CollapseLevel
  open: boolean
  onToggle: () => void
}

function Fold({ item, level, open, onToggle }: FoldProps) {
  const id = useId()
  const Heading = `h${level}` as const
  const [made, setMade] = useState(open)
  if (open && !made) setMade(true)
  return (
    <div className={styles.item}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          disabled={item.disabled}
          className={styles.trigger}
          onClick={onToggle}
        >
          <span className={styles.title}>{item.title}</span>
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} size="small" />
          </span>
        </button>
      </Heading>
      <div
        id={`${id}-panel`}
        role="region"
        aria-labelledby={`${id}-title`}
        data-open={open}
        inert={!open}
        className={styles.panel}
      >
        <div className={styles.clip}>
          {made ? <div className={styles.content}>{item.content}</div> : null}
        </div>
      </div>
    </div>
  )
}
