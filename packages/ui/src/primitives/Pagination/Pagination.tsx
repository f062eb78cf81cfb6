import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { decimal } from '@onelot/domain'
import { PAGE_LINKS, PAGE_SIZE } from '../../constants.ts'
import { formatNumber } from '../../finance/format/number.ts'
import { fill } from '../../locales/fill.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { pageWindow, pagesFor, withinPages } from './pageWindow.ts'
import * as styles from './Pagination.css.ts'

export interface PaginationProps {
  /** What is paged, where a screen has more than one: `Fund records`. @defaultValue the word for "Pages" */
  label?: string
  /** Counted from 1; one outside the pages shows as the nearest. */
  page: number
  /** Rows in all. */
  total: number
  /** Rows on a page (section 9). @defaultValue 10 */
  pageSize?: number
  /** Page links shown at once (section 9). @defaultValue 5 */
  links?: number
  /** Told of the page asked for; never of the one that shows. */
  onChange: (change: { page: number }) => void
}

/** The pages of a list: the one before, five around the current one, the one after. At an end the step keeps its focus. */
export function Pagination(props: PaginationProps) {
  const { label, total, pageSize = PAGE_SIZE, links = PAGE_LINKS, onChange } = props
  const { locale, words } = useTheme()
  const pages = pagesFor(total, pageSize)
  const page = withinPages(props.page, pages)
  const counted = (value: number) => formatNumber(locale, decimal(String(value)))
  // The number that is seen stays a word of its own in the name, so that it can be called by voice.
  const [before = '', after = ''] = words.entry.pagination.page.split('{page}')
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
        onClick={() => {
          go(next)
        }}
      >
        <Icon icon={icon} size="small" />
      </button>
    </li>
  )
  return (
    <nav aria-label={label ?? words.entry.pagination.label}>
      <VisuallyHidden role="status">
        {fill(words.entry.pagination.position, { page: counted(page), pages: counted(pages) })}
      </VisuallyHidden>
      <ul role="list" className={styles.list}>
        {step(words.entry.pagination.previous, ChevronLeft, page - 1)}
        {pageWindow(page, pages, links).map((place) => (
          <li key={place}>
            <button
              type="button"
              aria-current={place === page ? 'page' : undefined}
              className={styles.link}
              onClick={() => {
                go(place)
              }}
            >
              <VisuallyHidden>{before}</VisuallyHidden>
              {counted(place)}
              <VisuallyHidden>{after}</VisuallyHidden>
            </button>
          </li>
        ))}
        {step(words.entry.pagination.next, ChevronRight, page + 1)}
      </ul>
    </nav>
  )
}
