import { KeychainAccess } from '@aparajita/capacitor-secure-storage'
import { ImpactStyle } from '@capacitor/haptics'
import { Style } from '@capacitor/status-bar'
import type { NativeShell } from '@onelot/web/shell/nativeShell'
import { createBiometry } from './biometry.ts'
import { createNotifications } from './notifications.ts'
import { type ShellPage, type ShellPlugins, ignore } from './plugins.ts'
import { createFileSaver, createShare } from './sharing.ts'

/** `window.onelotShell` over Capacitor. Never rejects: what a plugin refuses, the app does without. */
export async function createShell(plugins: ShellPlugins, page: ShellPage): Promise<NativeShell> {
  const { app, statusBar, haptics, browser, secureStorage } = plugins
  const listeners = new Set<() => void>()
  const quit = () => {
    app.exitApp().catch(ignore)
  }
  const openOutside = (address: string) => {
    browser.open({ url: address }).catch(() => {
      page.openWindow(address)
    })
  }

  app
    .addListener('backButton', () => {
      // Before the app is there, and once it has failed, the button leaves it.
      if (listeners.size === 0) quit()
      for (const listener of [...listeners]) listener()
    })
    .catch(ignore)
  page.onLinkOutside(openOutside)

  return {
    onBack(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    quit,
    setStatusBar({ background, darkText }) {
      page.paintStatusBar(background)
      statusBar.setStyle({ style: darkText ? Style.Light : Style.Dark }).catch(ignore)
      // Android up to 14 alone; a newer one, and iOS, draw the page behind their bar.
      statusBar.setBackgroundColor({ color: background }).catch(ignore)
    },
    secureStorage: {
      async get(key) {
        const kept = await secureStorage.get(key, false, false)
        if (kept !== null && typeof kept !== 'string') throw new Error(`${key} is no text`)
        return kept
      },
      // Neither in a cloud nor in a backup that another device is restored from.
      set: (key, value) =>
        secureStorage.set(key, value, false, false, KeychainAccess.whenUnlockedThisDeviceOnly),
      async remove(key) {
        await secureStorage.remove(key, false)
      },
    },
    notifications: createNotifications(plugins, page),
    biometry: await createBiometry(plugins, page),
    haptics: {
      confirm() {
        haptics.impact({ style: ImpactStyle.Light }).catch(ignore)
      },
    },
    share: createShare(plugins, page),
    saveFile: createFileSaver(plugins),
    openOutside,
  }
}
