import { createContext, use } from 'react'

export const toastTones = ['neutral', 'success', 'error'] as const
export type ToastTone = (typeof toastTones)[number]

export interface ToastMessage {
  /** What has happened, in one sentence. */
  readonly message: string
  /** An icon beside the text. @defaultValue 'neutral', without one */
  readonly tone?: ToastTone
}

export interface Toaster {
  /** Shows it for 2 s. A newer one replaces an older. */
  readonly show: (toast: ToastMessage) => void
}

export const ToastContext = createContext<Toaster | undefined>(undefined)

/** @throws Error outside a `ToastProvider`: a message would be lost. */
export function useToast(): Toaster {
  const toaster = use(ToastContext)
  if (!toaster) throw new Error('useToast needs a ToastProvider around it')
  return toaster
}
