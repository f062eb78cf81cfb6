import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { PAGE_LINKS, PAGE_SIZE } from '../../constants.ts'
import { Tagged } from '../../locales/Tagged.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { pageWindow, pagesFor, withinPages } from './pageWindow.ts'
import * as styles from './Pagination.css.ts'

export interface PaginationProps {
  /** What is paged, where a screen has more than one: `Fund records`. @defaultValue the message "Pages" */
  label?: string
  /** Counted from 1; one outside the pages shows as the nearest. */
  page: number
  /** Rows in all. */
  total: number
  /** Rows on a page. @defaultValue 10 */
  pageSize?: number
  /** Page links shown at once. @defaultValue 5 */
  links?: number
  /** Called with the page asked for; never with the one that shows. */
  onChange: (change: { page: number }) => void
}

/** The pages of a list: the one before, five around the current one, the one after. At an end the step keeps its focus. */
export function Pagination(props: PaginationProps) {
  const { label, total, pageSize = PAGE_SIZE, links = PAGE_LINKS, onChange } = props
  const t = useUiMessages()
  const pages = pagesFor(total, pageSize)
  const page = withinPages(props.page, pages)
  const go = (next: number) => {
    if (next !== page && next >= 1 && next <= pages) onChange({ page: next })
  }
  const step = (name: string, icon: LucideIcon, next: number) => (
    <li>
      <button
        type="button"
        aria-label={name}
        aria-disabled={next < 1 || next > pages ? true : undefined}
        className={styles.link}
        onClick={() => go(next)}
      >
        <Icon icon={icon} size="small" />
      </button>
    </li>
  )
  return (
    <nav aria-label={label ?? t('entry.pagination.label')}>
      <VisuallyHidden role="status">{t('entry.pagination.position', { page, pages })}</VisuallyHidden>
      <ul role="list" className={styles.list}>
        {step(t('entry.pagination.previous'), ChevronLeft, page - 1)}
        {pageWindow(page, pages, links).map((place) => (
          <li key={place}>
            <button
              type="button"
              aria-current={place === page ? 'page' : undefined}
              className={styles.link}
              onClick={() => go(place)}
            >
              <Tagged
                text={t('entry.pagination.page', { page: place })}
                parts={{ seen: (number) => number }}
                rest={(unseen) => <VisuallyHidden>{unseen}</VisuallyHidden>}
              />
            </button>
          </li>
        ))}
        {step(t('entry.pagination.next'), ChevronRight, page + 1)}
      </ul>
    </nav>
  )
}
