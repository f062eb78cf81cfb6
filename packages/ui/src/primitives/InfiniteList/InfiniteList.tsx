import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { LIST_TRIGGER_PX } from '../../constants.ts'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { nearestScroller } from '../scrolling.ts'
import * as styles from './InfiniteList.css.ts'

/** `idle` may ask for more; `finished` has all there is; `error` waits for the reader to try again. */
export const infiniteStatuses = ['idle', 'loading', 'finished', 'error'] as const
export type InfiniteStatus = (typeof infiniteStatuses)[number]

export interface InfiniteListProps {
  /** How far it has got: `loading`, `finished`, `error`, or `idle` before the next. */
  status: InfiniteStatus
  /** How many are loaded so far; each number asks for more once at most. */
  loaded: number
  /** Called when the end comes within 300 px, and by the retry button. The owner then sets `loading`. */
  onLoadMore: () => void
  /** The text at the end. @defaultValue the message "Nothing more to show" */
  finishedText?: string
  /** What is loaded so far. */
  children: ReactNode
}

/** Loads the next page before its end is reached. */
export function InfiniteList({ status, loaded, onLoadMore, finishedText, children }: InfiniteListProps) {
  const t = useUiMessages()
  const end = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(onLoadMore)
  useEffect(() => {
    if (!end.current || status !== 'idle') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        reached()
      },
      {
        // Named, since inside a frame the nameless root is the outermost window, whose margin the frame cuts off.
        root: nearestScroller(end.current) ?? end.current.ownerDocument,
        rootMargin: `0px 0px ${String(LIST_TRIGGER_PX)}px 0px`,
      },
    )
    observer.observe(end.current)
    return () => {
      observer.disconnect()
    }
  }, [status, loaded])

  return (
    <div data-status={status} aria-busy={status === 'loading'}>
      {children}
      <div ref={end} className={styles.foot}>
        <div role="status">
          {status === 'loading' ? <span>{t('loading')}</span> : null}
          {status === 'finished' ? <span>{finishedText ?? t('noMore')}</span> : null}
          {status === 'error' ? (
            <span className={styles.failure}>
              <Icon icon={CircleAlert} size="small" />
              <span>{t('loadFailed')}</span>
            </span>
          ) : null}
        </div>
        {status === 'error' ? (
          <Button variant="secondary" size="small" onClick={onLoadMore}>
            {t('retry')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
