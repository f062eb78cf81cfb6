import { type LucideIcon, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { BANNER_MS } from '../../constants.ts'
import { Button } from '../Button/Button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Banner.css.ts'

export interface BannerProps {
  /** What kind of news it is. */
  icon: LucideIcon
  /** What has happened, in two lines at most. */
  title: string
  /** A quieter second line. */
  detail?: string | undefined
  /** Names a button that opens it in place of a press anywhere; it stays then until it is opened or put away. @defaultValue none */
  action?: string | undefined
  /** What it was opened for is on its way: the button waits. @defaultValue false */
  busy?: boolean
  /** Names the button that puts it away. */
  closeLabel: string
  /** It was pressed: its owner opens what it is about. */
  onOpen: () => void
  /** It was put away, or its time is over: its owner takes it down. */
  onClose: () => void
}

/** News over any screen, for 6 s: a press opens what it is about. It stays while it is pointed at or has the focus, and where it has a button for it. */
export function Banner({
  icon,
  title,
  detail,
  action,
  busy = false,
  closeLabel,
  onOpen,
  onClose,
}: BannerProps) {
  const [held, setHeld] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (held || action !== undefined) return undefined
    const timer = setTimeout(() => {
      close()
    }, BANNER_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [held, title, detail, action])
  const hold = () => {
    setHeld(true)
  }
  const release = () => {
    setHeld(false)
  }
  const news = (
    <>
      <span className={styles.mark}>
        <Icon icon={icon} />
      </span>
      <span className={styles.words}>
        <Text weight="strong" lines={2}>
          {title}
        </Text>
        {detail === undefined || detail === '' ? null : (
          <Text size="small" tone="secondary" lines={2}>
            {detail}
          </Text>
        )}
      </span>
    </>
  )
  return createPortal(
    <div role="status" aria-live="polite" className={styles.region}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what points at it only keeps it from going */}
      <div
        className={styles.banner}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        {action === undefined ? (
          <button type="button" className={cx(styles.news, styles.open)} onClick={onOpen}>
            {news}
          </button>
        ) : (
          <>
            <div className={styles.news}>{news}</div>
            <div className={styles.action}>
              <Button variant="secondary" size="small" loading={busy} onClick={onOpen}>
                {action}
              </Button>
            </div>
          </>
        )}
        <IconButton label={closeLabel} icon={<Icon icon={X} size="small" />} onClick={onClose} />
      </div>
    </div>,
    document.body,
  )
}
