import { createContext, use } from 'react'

export const toastTones = ['neutral', 'success', 'error'] as const
export type ToastTone = (typeof toastTones)[number]

/** What can be done about what has happened, at once: take it back. */
export interface ToastAction {
  /** What it does: `Undo`. */
  readonly label: string
  readonly onPress: () => void
}

export interface ToastMessage {
  /** What has happened, in one sentence. */
  readonly message: string
  /** An icon beside the text. @defaultValue 'neutral', without one */
  readonly tone?: ToastTone
  /** A button, for what the screen offers in another way too: it goes after a while. */
  readonly action?: ToastAction | undefined
}

export interface Toaster {
  /** Shows it for 2 s, and for 6 s with an action, as long as neither finger nor focus is on it. A newer one replaces an older. */
  readonly show: (toast: ToastMessage) => void
  /** Another screen is coming: takes away what was said on the one before, but not what the action says that leads there. */
  readonly leaveScreen: () => void
}

export const ToastContext = createContext<Toaster | undefined>(undefined)

/** @throws Error outside a `ToastProvider`: a message would be lost. */
export function useToast(): Toaster {
  const toaster = use(ToastContext)
  if (!toaster) throw new Error('useToast needs a ToastProvider around it')
  return toaster
}
