import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { TOAST_ACTION_MS, TOAST_MS } from '../../constants.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Toast.css.ts'
import { ToastContext, type ToastMessage, type Toaster } from './ToastContext.ts'

interface Shown extends ToastMessage {
  readonly serial: number
  /** When it was shown, by the clock of the page, in ms. */
  readonly since: number
}

/** What keeps a toast from going: each for itself. */
const notHeld = { pointer: false, focus: false }

/** What was said so shortly before a screen is left belongs to the action that leaves it. */
const SAME_ACTION_MS = 500

export interface ToastProviderProps {
  /** The app: any of it may call `useToast`. */
  children: ReactNode
}

/**
 * The only container of toasts, over sheets and dialogs. Its live region is always there, so that what appears in it is announced;
 * a dialog that hides the rest of the page does not hide live regions.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [shown, setShown] = useState<Shown>()
  const [holds, setHolds] = useState(notHeld)
  const hold = (change: Partial<typeof notHeld>) => {
    setHolds((before) => ({ ...before, ...change }))
  }
  const isHeld = holds.pointer || holds.focus
  const toaster = useMemo<Toaster>(
    () => ({
      show: (toast) => {
        setHolds(notHeld)
        const since = performance.now()
        setShown((previous) => ({ ...toast, serial: (previous?.serial ?? 0) + 1, since }))
      },
      leaveScreen: () => {
        const now = performance.now()
        setHolds(notHeld)
        setShown((last) => (last !== undefined && now - last.since > SAME_ACTION_MS ? undefined : last))
      },
    }),
    [],
  )
  useEffect(() => {
    if (!shown || isHeld) return
    const timer = setTimeout(
      () => {
        setShown(undefined)
      },
      shown.action === undefined ? TOAST_MS : TOAST_ACTION_MS,
    )
    return () => {
      clearTimeout(timer)
    }
  }, [shown, isHeld])

  return (
    <ToastContext value={toaster}>
      {children}
      {createPortal(
        <div role="status" aria-live="polite" className={styles.region}>
          {shown ? (
            <div key={shown.serial} data-tone={shown.tone ?? 'neutral'} className={styles.toast}>
              {shown.tone === 'error' ? <Icon icon={CircleAlert} size="small" /> : null}
              {shown.tone === 'success' ? <Icon icon={CircleCheck} size="small" /> : null}
              <span>{shown.message}</span>
              {shown.action === undefined ? null : (
                <button
                  type="button"
                  className={styles.action}
                  onPointerEnter={() => hold({ pointer: true })}
                  onPointerLeave={() => hold({ pointer: false })}
                  onFocus={() => hold({ focus: true })}
                  onBlur={() => hold({ focus: false })}
                  onClick={() => {
                    setHolds(notHeld)
                    setShown(undefined)
                    shown.action?.onPress()
                  }}
                >
                  {shown.action.label}
                </button>
              )}
            </div>
          ) : null}
        </div>,
        document.body,
      )}
    </ToastContext>
  )
}
