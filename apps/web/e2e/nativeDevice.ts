import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'

const modules = join(import.meta.dirname, '../../../node_modules')
const bridge = readFileSync(
  join(modules, '@capacitor/android/capacitor/src/main/assets/native-bridge.js'),
  'utf8',
)

/** What every plugin has of its base class. */
const inherited = ['addListener', 'removeListener', 'checkPermissions', 'requestPermissions']

interface Header {
  readonly name: string
  readonly methods: readonly { readonly name: string; readonly rtype: string }[]
}

/** The plugins of Android as they name themselves and their methods in their sources: what is called and not there fails, as on a device. */
function headersOfPlugins(): readonly Header[] {
  const files = globSync('@{capacitor,aparajita}/*/android/src/main/**/*.{java,kt}', { cwd: modules })
  return files.flatMap((file) => {
    const source = readFileSync(join(modules, file), 'utf8')
    const name = /@CapacitorPlugin\(\s*name = "(\w+)"/.exec(source)?.[1]
    if (name === undefined) return []
    const own = [...source.matchAll(/@PluginMethod(\([^)]*\))?\s[^{]*?(?:void|fun) (\w+)\(/g)].map(
      ([, type = '', method = '']) => ({ name: method, rtype: /RETURN_(\w+)/.exec(type)?.[1] ?? 'PROMISE' }),
    )
    const base = inherited
      .filter((method) => own.every((one) => one.name !== method))
      .map((method) => ({ name: method, rtype: method.endsWith('Listener') ? 'NONE' : 'PROMISE' }))
    return [
      { name, methods: [...own, ...base].map((one) => ({ name: one.name, rtype: one.rtype.toLowerCase() })) },
    ]
  })
}

interface Call {
  readonly callbackId: string
  readonly pluginId: string
  readonly methodName: string
  readonly options: Readonly<Record<string, string>>
}

/** In place of a phone: Capacitor's own bridge script in the page, whose native end is here and outlives a reload. */
export class NativeDevice {
  /** What its secure storage has, by the names of the app. */
  readonly kept = new Map<string, string>()
  /** `plugin.method`, with what was handed over. */
  readonly calls: { readonly name: string; readonly options: Call['options'] }[] = []
  /** Methods that are refused, by `plugin.method`. */
  readonly refused = new Set<string>()
  readonly #listeners = new Map<string, Call>()

  readonly #answers: Readonly<Record<string, (options: Call['options']) => object>> = {
    'SecureStorage.internalGetItem': ({ prefixedKey = '' }) => ({ data: this.#text(prefixedKey) }),
    'SecureStorage.internalSetItem': ({ prefixedKey = '', data = '' }) => {
      this.kept.set(nameOf(prefixedKey), JSON.parse(data) as string)
      return {}
    },
    'SecureStorage.internalRemoveItem': ({ prefixedKey = '' }) => ({
      success: this.kept.delete(nameOf(prefixedKey)),
    }),
    'BiometricAuthNative.checkBiometry': () => ({ isAvailable: false }),
    'LocalNotifications.checkPermissions': () => ({ display: 'denied' }),
  }

  #text(prefixedKey: string): string | null {
    const value = this.kept.get(nameOf(prefixedKey))
    return value === undefined ? null : JSON.stringify(value)
  }

  #answer(call: Call): object | undefined {
    const name = `${call.pluginId}.${call.methodName}`
    if (call.methodName === 'addListener') {
      this.#listeners.set(`${call.pluginId}.${call.options['eventName'] ?? ''}`, call)
      return undefined
    }
    this.calls.push({ name, options: call.options })
    const of = { callbackId: call.callbackId, pluginId: call.pluginId, methodName: call.methodName }
    if (this.refused.has(name)) return { ...of, success: false, error: { message: 'refused' } }
    return { ...of, success: true, data: this.#answers[name]?.(call.options) ?? {} }
  }

  /** Each page of the context runs in this device from then on. */
  async hold(context: BrowserContext): Promise<void> {
    await context.exposeFunction('askDevice', (call: string) => this.#answer(JSON.parse(call) as Call))
    const start = (headers: readonly Header[]) => {
      Object.assign(window, {
        Capacitor: { PluginHeaders: headers, DEBUG: false, isLoggingEnabled: false },
        androidBridge: {
          postMessage: (call: string) => {
            const { askDevice, Capacitor } = window as unknown as {
              askDevice: (call: string) => Promise<object | undefined>
              Capacitor: { fromNative: (answer: object) => void }
            }
            void askDevice(call).then((answer) => {
              if (answer) Capacitor.fromNative(answer)
            })
          },
        },
      })
    }
    await context.addInitScript(start, headersOfPlugins())
    await context.addInitScript(bridge)
  }

  /** The hardware's back button. */
  async pressBack(page: Page): Promise<void> {
    const call = this.#listeners.get('App.backButton')
    if (call === undefined) throw new Error('the app does not listen to the back button')
    await page.evaluate(
      (answer) => {
        ;(window as unknown as { Capacitor: { fromNative: (answer: object) => void } }).Capacitor.fromNative(
          answer,
        )
      },
      { ...call, save: true, success: true, data: { canGoBack: true } },
    )
  }

  callsOf(name: string): readonly Call['options'][] {
    return this.calls.filter((call) => call.name === name).map(({ options }) => options)
  }
}

const nameOf = (prefixedKey: string) => prefixedKey.replace('capacitor-storage_', '')
