import type { BiometricAuthPlugin } from '@aparajita/capacitor-biometric-auth'
import type { SecureStoragePlugin } from '@aparajita/capacitor-secure-storage'
import type { AppPlugin } from '@capacitor/app'
import type { BrowserPlugin } from '@capacitor/browser'
import type { FilesystemPlugin } from '@capacitor/filesystem'
import type { HapticsPlugin } from '@capacitor/haptics'
import type { LocalNotificationsPlugin } from '@capacitor/local-notifications'
import type { SharePlugin } from '@capacitor/share'
import type { StatusBarPlugin } from '@capacitor/status-bar'

interface AppEvents {
  addListener(event: 'backButton' | 'resume', listener: () => void): Promise<unknown>
}

interface NotificationEvents {
  addListener(
    event: 'localNotificationActionPerformed',
    listener: (action: { notification: { id: number } }) => void,
  ): Promise<unknown>
}

/** What the adapter uses of Capacitor's plugins. */
export interface ShellPlugins {
  readonly app: Pick<AppPlugin, 'exitApp'> & AppEvents
  readonly statusBar: Pick<StatusBarPlugin, 'setStyle' | 'setBackgroundColor'>
  readonly haptics: Pick<HapticsPlugin, 'impact'>
  readonly share: Pick<SharePlugin, 'share'>
  readonly filesystem: Pick<FilesystemPlugin, 'writeFile' | 'rmdir'>
  readonly notifications: Pick<
    LocalNotificationsPlugin,
    'checkPermissions' | 'requestPermissions' | 'schedule'
  > &
    NotificationEvents
  readonly browser: Pick<BrowserPlugin, 'open'>
  readonly biometry: Pick<BiometricAuthPlugin, 'checkBiometry' | 'authenticate'>
  readonly secureStorage: Pick<SecureStoragePlugin, 'get' | 'set' | 'remove'>
}

/** What the adapter uses of the page. */
export interface ShellPage {
  readonly isAndroid: boolean
  /** Of the texts that show, as in `lang`: `ko-KR`. */
  readonly language: () => string
  readonly isInSight: () => boolean
  /** Draws what is behind the status bar, in a CSS colour. */
  readonly paintStatusBar: (colour: string) => void
  /** Calls with the address of each link that leads out of the app, in place of following it. */
  readonly onLinkOutside: (follow: (address: string) => void) => void
  readonly openWindow: (address: string) => void
  readonly copy: (text: string) => Promise<void>
}

/** For what is asked of a device whose refusal changes nothing. */
export const ignore = (): undefined => undefined
