import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { media } from '../../tokens/media.ts'
import * as styles from './OrderTicket.css.ts'

export interface TicketLineProps {
  label: string
  /** What holds now. */
  value: ReactNode
  /** `fact` is as high as a line of a list of facts, among which it is. @defaultValue 'field' */
  look?: 'field' | 'fact'
  open: boolean
  onToggle: () => void
  /** What unfolds under it. */
  children: ReactNode
}

/** A part of the ticket in one line, with its value; it unfolds to be changed, and comes into view. */
export function TicketLine({ label, value, look = 'field', open, onToggle, children }: TicketLineProps) {
  const id = useId()
  const part = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    const behavior = matchMedia(media.reducedMotion).matches ? 'auto' : 'smooth'
    if (open && !wasOpen.current) part.current?.scrollIntoView({ block: 'nearest', behavior })
    wasOpen.current = open
  }, [open])
  return (
    <div ref={part} className={styles.part}>
      <button
        type="button"
        className={styles.line}
        data-look={look}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
      >
        <Text size="small" tone="secondary">
          {label}
        </Text>
        <span className={styles.lineValue}>
          <Text size={look === 'fact' ? 'small' : 'body'} weight={look === 'fact' ? 'regular' : 'strong'}>
            {value}
          </Text>
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} size="small" />
          </span>
        </span>
      </button>
      {open ? (
        <div id={id} className={styles.unfolded}>
          {children}
        </div>
      ) : null}
    </div>
  )
}
