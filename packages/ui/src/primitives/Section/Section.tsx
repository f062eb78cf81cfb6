import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../cx.ts'
import type { LinkComponent } from '../link.ts'
import type { Rest } from '../rest.ts'
import * as styles from './Section.css.ts'

export interface SectionProps extends Rest<'section', 'children' | 'aria-label' | 'aria-labelledby'> {
  /** What it is about; it names the region. */
  heading: string
  /** Its level in the page's outline. @defaultValue 'h2' */
  level?: 'h2' | 'h3'
  /** 17 on the page, 15 within a card. @defaultValue 'lead' */
  size?: (typeof styles.sectionSizes)[number]
  /** At the end of the heading's line: a button, a note, a figure. */
  action?: ReactNode
  /** Adds a link to the whole of what shows here in part. */
  seeAll?: { readonly href: string; readonly Link: LinkComponent } | undefined
  /** What the heading heads. */
  children: ReactNode
}

/** A heading with what is under it, twelve apart. The page margin is that of the box around it. */
export function Section(props: SectionProps) {
  const { heading, level: Heading = 'h2', size = 'lead', action, seeAll, children, ...rest } = props
  const t = useUiMessages()
  const id = useId()
  return (
    <section {...rest} aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <Heading id={id} className={cx(styles.heading, styles.size[size])}>
          {heading}
        </Heading>
        {action}
        {seeAll === undefined ? null : (
          <seeAll.Link href={seeAll.href} className={styles.seeAll}>
            <span>
              <span>{t('display.seeAll')}</span>
              <VisuallyHidden>{heading}</VisuallyHidden>
            </span>
            <Icon icon={ChevronRight} size="small" />
          </seeAll.Link>
        )}
      </div>
      {children}
    </section>
  )
}
