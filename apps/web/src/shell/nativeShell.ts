import type { NotificationsPort } from '@onelot/screens'

export interface StatusBar {
  /** A CSS colour. */
  readonly background: string
  readonly darkText: boolean
}

/** Face or fingerprint of the device. */
export interface ShellBiometry {
  /** Asks the person by the device's own sheet, which says `reason`; false where they are not recognised, or cancel. */
  readonly verify: (reason: string) => Promise<boolean>
}

/** The interface of a native shell around the page, as `window.onelotShell`. */
export interface NativeShell {
  /** The hardware's back button; returns how to stop listening. */
  readonly onBack: (listener: () => void) => () => void
  readonly quit: () => void
  readonly setStatusBar: (bar: StatusBar) => void
  /** @defaultValue those of the browser */
  readonly notifications?: NotificationsPort
  /** Only on a device that has some set up. @defaultValue none */
  readonly biometry?: ShellBiometry
}

/** The bridge, if this page runs inside a native shell. */
export function nativeShellOf(scope: object): NativeShell | undefined {
  const bridge: unknown = 'onelotShell' in scope ? scope.onelotShell : undefined
  return isNativeShell(bridge) ? bridge : undefined
}

const isNativeShell = (bridge: unknown): bridge is NativeShell =>
  typeof bridge === 'object' &&
  bridge !== null &&
  ['onBack', 'quit', 'setStatusBar'].every((name) => typeof Reflect.get(bridge, name) === 'function')
