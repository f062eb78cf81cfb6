import type { FilesPort, HapticsPort, NotificationsPort, SharePort } from '@onelot/screens'

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

/** Keychain or keystore of the device. Each rejects where the device refuses. */
export interface SecureStorage {
  /** Null where nothing is kept. */
  readonly get: (key: string) => Promise<string | null>
  readonly set: (key: string, value: string) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

/** The interface of a native shell around the page, as `window.onelotShell` before the page's first script runs (docs/native.md). */
export interface NativeShell {
  /** The hardware's back button; returns how to stop listening. */
  readonly onBack: (listener: () => void) => () => void
  readonly quit: () => void
  readonly setStatusBar: (bar: StatusBar) => void
  /** For token and account, which are then in no other storage. @defaultValue local storage */
  readonly secureStorage?: SecureStorage | undefined
  /** @defaultValue those of the browser */
  readonly notifications?: NotificationsPort | undefined
  /** Only on a device that has some set up. @defaultValue none */
  readonly biometry?: ShellBiometry | undefined
  /** @defaultValue the browser's vibration */
  readonly haptics?: HapticsPort | undefined
  /** @defaultValue the sheet of the web view, else its clipboard */
  readonly share?: SharePort | undefined
  /** @defaultValue the sheet of the web view, else a download */
  readonly saveFile?: FilesPort['save'] | undefined
  /** Opens an address outside the app. @defaultValue a new window */
  readonly openOutside?: ((address: string) => void) | undefined
}

/** The shell, if this page runs inside one. */
export function nativeShellOf(scope: object): NativeShell | undefined {
  const bridge: unknown = 'onelotShell' in scope ? scope.onelotShell : undefined
  return isNativeShell(bridge) ? bridge : undefined
}

const isNativeShell = (bridge: unknown): bridge is NativeShell =>
  typeof bridge === 'object' &&
  bridge !== null &&
  ['onBack', 'quit', 'setStatusBar'].every((name) => typeof Reflect.get(bridge, name) === 'function')
