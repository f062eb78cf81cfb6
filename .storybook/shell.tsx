import { vars } from '@onelot/ui'
import { type ReactNode, useLayoutEffect } from 'react'

/** What is around the page: a browser, or the app's native shell on one of its platforms. */
export const shells = ['browser', 'ios', 'android'] as const
export type Shell = (typeof shells)[number]

export const shellTitles: Readonly<Record<Shell, string>> = {
  browser: 'Browser',
  ios: 'Native shell, iOS',
  android: 'Native shell, Android',
}

/** What each leaves to its own bars, upright: an iPhone 15 with notch and home indicator, an Android with gestures. */
const insets: Readonly<Record<Shell, { readonly top?: string; readonly bottom?: string }>> = {
  browser: {},
  ios: { top: '47px', bottom: '34px' },
  android: { top: '24px', bottom: '24px' },
}

const nameOf = (variable: string) => variable.slice('var('.length, -')'.length)

/**
 * Lays the shell's safe areas on the document, where `env(safe-area-inset-*)` puts them on a device. That is all that a widget or a screen can
 * detect of the shell: its back key and its status bar are the web app's (apps/web/src/shell).
 */
export function ShellAround({ shell, children }: { shell: Shell; children: ReactNode }) {
  const { top, bottom } = insets[shell]
  useLayoutEffect(() => {
    if (top === undefined || bottom === undefined) return undefined
    const { style } = document.documentElement
    style.setProperty(nameOf(vars.safeArea.top), top)
    style.setProperty(nameOf(vars.safeArea.bottom), bottom)
    return () => {
      style.removeProperty(nameOf(vars.safeArea.top))
      style.removeProperty(nameOf(vars.safeArea.bottom))
    }
  }, [top, bottom])
  return children
}
