import { BiometryErrorType, BiometryType } from '@aparajita/capacitor-biometric-auth'
import { vi } from 'vitest'
import type { ShellPage, ShellPlugins } from '../plugins.ts'

/** A device that has everything and allows it: a test puts its own answers in their place. `tell` is an event of a plugin. */
export function fakeDevice(isAndroid = true) {
  const listeners = new Map<string, (value: never) => void>()
  const addListener = (event: string, listener: (value: never) => void) => {
    listeners.set(event, listener)
    return Promise.resolve()
  }
  const plugins = {
    app: { exitApp: vi.fn<ShellPlugins['app']['exitApp']>().mockResolvedValue(), addListener },
    statusBar: {
      setStyle: vi.fn<ShellPlugins['statusBar']['setStyle']>().mockResolvedValue(),
      setBackgroundColor: vi.fn<ShellPlugins['statusBar']['setBackgroundColor']>().mockResolvedValue(),
    },
    haptics: { impact: vi.fn<ShellPlugins['haptics']['impact']>().mockResolvedValue() },
    share: { share: vi.fn<ShellPlugins['share']['share']>().mockResolvedValue({}) },
    filesystem: {
      writeFile: vi
        .fn<ShellPlugins['filesystem']['writeFile']>()
        .mockImplementation(({ path }) => Promise.resolve({ uri: `file:///cache/${path}` })),
      rmdir: vi.fn<ShellPlugins['filesystem']['rmdir']>().mockResolvedValue(),
    },
    notifications: {
      checkPermissions: vi
        .fn<ShellPlugins['notifications']['checkPermissions']>()
        .mockResolvedValue({ display: 'granted' }),
      requestPermissions: vi
        .fn<ShellPlugins['notifications']['requestPermissions']>()
        .mockResolvedValue({ display: 'granted' }),
      schedule: vi.fn<ShellPlugins['notifications']['schedule']>().mockResolvedValue({ notifications: [] }),
      addListener,
    },
    browser: { open: vi.fn<ShellPlugins['browser']['open']>().mockResolvedValue() },
    biometry: {
      checkBiometry: vi.fn<ShellPlugins['biometry']['checkBiometry']>().mockResolvedValue({
        isAvailable: true,
        strongBiometryIsAvailable: true,
        biometryType: BiometryType.faceId,
        biometryTypes: [BiometryType.faceId],
        deviceIsSecure: true,
        reason: '',
        code: BiometryErrorType.none,
      }),
      authenticate: vi.fn<ShellPlugins['biometry']['authenticate']>().mockResolvedValue(),
    },
    secureStorage: {
      get: vi.fn<ShellPlugins['secureStorage']['get']>().mockResolvedValue(null),
      set: vi.fn<ShellPlugins['secureStorage']['set']>().mockResolvedValue(),
      remove: vi.fn<ShellPlugins['secureStorage']['remove']>().mockResolvedValue(true),
    },
  } satisfies ShellPlugins
  const shown = { isInSight: false, language: 'ko-KR' }
  const page = {
    isAndroid,
    language: () => shown.language,
    isInSight: () => shown.isInSight,
    paintStatusBar: vi.fn<ShellPage['paintStatusBar']>(),
    onLinkOutside: vi.fn<ShellPage['onLinkOutside']>(),
    openWindow: vi.fn<ShellPage['openWindow']>(),
    copy: vi.fn<ShellPage['copy']>().mockResolvedValue(),
  } satisfies ShellPage
  return {
    plugins,
    page,
    shown,
    tell: (event: string, value?: unknown) => {
      listeners.get(event)?.(value as never)
    },
  }
}
