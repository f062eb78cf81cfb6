import { assignInlineVars } from '@vanilla-extract/dynamic'
import { ArrowDown, CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PULL_SUCCESS_MS } from '../../constants.ts'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { hiddenUntilFocused } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { cx } from '../cx.ts'
import * as styles from './PullToRefresh.css.ts'
import { type PullStatus, mayPull, restingAt, statusAt } from './pull.ts'
import { usePullGesture } from './usePullGesture.ts'

export interface PullToRefreshProps {
  /** Fetches anew. A rejection is shown as a failure, and leaves what is on the screen. */
  onRefresh: () => Promise<void>
  /** How long a success or a failure is shown, in milliseconds. @defaultValue 500 */
  resultDuration?: number
  /** Nothing is pulled, and the button for the keyboard is not there. */
  disabled?: boolean
  /** The list that is refreshed. */
  children: ReactNode
}

/**
 * Pull down from the top to refresh. For the keyboard there is a button, seen when it has focus. A pull inside something that is
 * itself scrolled scrolls that, not this.
 */
export function PullToRefresh(props: PullToRefreshProps) {
  const { onRefresh, resultDuration = PULL_SUCCESS_MS, disabled = false, children } = props
  const t = useUiMessages()
  const root = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<PullStatus>('normal')
  const [held, setHeld] = useState<number>()

  const refresh = async () => {
    setStatus('loading')
    try {
      await onRefresh()
      setStatus('success')
    } catch {
      setStatus('failure')
    }
  }
  useEffect(() => {
    if (status !== 'success' && status !== 'failure') return
    const timer = setTimeout(() => {
      setStatus('normal')
    }, resultDuration)
    return () => {
      clearTimeout(timer)
    }
  }, [status, resultDuration])

  usePullGesture(root, {
    enabled: !disabled && mayPull(status),
    onPull: ({ distance }) => {
      setHeld(distance)
      setStatus(statusAt(distance))
    },
    onRelease: ({ distance }) => {
      setHeld(undefined)
      if (statusAt(distance) === 'loosing') void refresh()
      else setStatus('normal')
    },
    onCancel: () => {
      setHeld(undefined)
      setStatus((now) => (mayPull(now) ? 'normal' : now))
    },
  })

  const distance = held ?? restingAt(status)
  return (
    <div ref={root} data-status={status} className={styles.root}>
      <VisuallyHidden role="status">{mayPull(status) ? null : t(`pull.${status}`)}</VisuallyHidden>
      <div
        className={styles.track}
        data-held={held !== undefined}
        data-moved={distance > 0}
        style={assignInlineVars({ [styles.distanceVar]: `${String(distance)}px` })}
      >
        <div aria-hidden className={styles.head}>
          <PullIcon status={status} />
          {status === 'normal' ? null : <span>{t(`pull.${status}`)}</span>}
          {status === 'loading' ? <span className={styles.progress} /> : null}
        </div>
        {disabled ? null : (
          <div className={cx(hiddenUntilFocused, styles.keyboardPath)}>
            <Button
              variant="secondary"
              size="small"
              loading={status === 'loading'}
              onClick={() => {
                void refresh()
              }}
            >
              {t('pull.button')}
            </Button>
          </div>
        )}
        {children}
      </div>
    </div>
  )
}

function PullIcon({ status }: { status: PullStatus }) {
  if (status === 'success') return <Icon icon={CircleCheck} size="small" />
  if (status === 'failure') return <Icon icon={CircleAlert} size="small" />
  if (status === 'loading') return null
  return (
    <span className={styles.arrow}>
      <Icon icon={ArrowDown} size="small" />
    </span>
  )
}
