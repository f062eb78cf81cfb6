import { BiometricAuth } from '@aparajita/capacitor-biometric-auth'
import { SecureStorage } from '@aparajita/capacitor-secure-storage'
import { App } from '@capacitor/app'
import { Browser } from '@capacitor/browser'
import { Capacitor } from '@capacitor/core'
import { Filesystem } from '@capacitor/filesystem'
import { Haptics } from '@capacitor/haptics'
import { LocalNotifications } from '@capacitor/local-notifications'
import { Share } from '@capacitor/share'
import { StatusBar } from '@capacitor/status-bar'
import { pageOf } from './page.ts'
import { createShell } from './shell.ts'

/** The first script of the native build: the web app starts once the shell is there. */
async function start(): Promise<void> {
  if (Capacitor.isNativePlatform()) {
    const onelotShell = await createShell(
      {
        app: App,
        statusBar: StatusBar,
        haptics: Haptics,
        share: Share,
        filesystem: Filesystem,
        notifications: LocalNotifications,
        browser: Browser,
        biometry: BiometricAuth,
        secureStorage: SecureStorage,
      },
      pageOf(window, Capacitor.getPlatform() === 'android'),
    )
    Object.assign(window, { onelotShell })
  }
  await import('@onelot/web/main')
}

void start()
