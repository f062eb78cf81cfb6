import type { ApiClient } from '@onelot/api-client'
import { type BrowserBroker, type WorldName, createBrowserBroker } from '@onelot/mock-api/browser'
import {
  Foreground,
  type Ports,
  type ScreenName,
  ScreensProvider,
  addBundles,
  createI18n,
} from '@onelot/screens'
import { screenNamed } from '@onelot/screens/definitions'
import { bundle } from '@onelot/screens/i18n/en'
import { ThemeProvider, type ThemeProviderProps, ToastProvider } from '@onelot/ui'
import { throwOnMissing } from '@onelot/ui/i18n'
import { Activity, type ReactNode } from 'react'
import { type Root, createRoot } from 'react-dom/client'
import { beforeEach, vi } from 'vitest'
import { type Calls, type Send, clientOf, counted } from './brokerClient.ts'
import { idlePorts } from './idlePorts.ts'
import { recordNavigation } from './navigation.tsx'

const nothing = () => undefined

export interface ShownScreen {
  name: ScreenName
  screen: ReactNode
  /** How calls reach the broker. @defaultValue at once */
  send?: Send
  reload?: () => void
  report?: Ports['report']
  /** In place of those of an idle app. */
  ports?: Partial<Ports>
  /** What an app has above its screens. */
  around?: string
  /** @defaultValue 'normal' */
  textSize?: ThemeProviderProps['textSize']
}

/** The screen as the app draws it, its broker in the page. Returns what draws it, kept out of sight or not. */
async function drawn(
  shown: ShownScreen,
  broker: BrowserBroker,
  root: Root,
): Promise<(isShown: boolean) => void> {
  const { name, screen, send = broker.fetch, reload = nothing, textSize = 'normal', report, around } = shown
  const i18n = createI18n(throwOnMissing)
  addBundles(i18n, 'en', { ...bundle, ...(await screenNamed(name).messages.en()) })
  const { client, current } = clientOf(broker, send)
  const ports: Ports = {
    ...idlePorts,
    client,
    session: { ...idlePorts.session, current },
    navigation: recordNavigation(),
    reload,
    report,
    i18n,
    now: () => broker.broker.services.clock.now(),
    ...shown.ports,
  }
  return (isShown) => {
    root.render(
      <ThemeProvider
        theme="light"
        marketColours="kr"
        textSize={textSize}
        language="en"
        i18n={i18n}
        hideAmounts={false}
      >
        <Foreground client={client} />
        {around === undefined ? null : <header>{around}</header>}
        <ToastProvider>
          <ScreensProvider ports={ports}>
            <Activity mode={isShown ? 'visible' : 'hidden'}>{screen}</Activity>
          </ScreensProvider>
        </ToastProvider>
      </ThemeProvider>,
    )
  }
}

export interface ScreenStage {
  readonly broker: BrowserBroker
  /** The calls of the screen so far. */
  readonly calls: Readonly<Calls>
  show: (shown: ShownScreen) => Promise<void>
  /** The member at another device, of which no screen here is told but by the stream. */
  atAnotherDevice: () => ApiClient
  /** Hides the screen as the app does with one that it keeps, and shows it again. */
  keep: (isShown: boolean) => void
  /** Locks and unlocks the phone. */
  turn: (state: DocumentVisibilityState) => void
}

/** Each test of the file has a broker in a world and an empty page, which are taken down after it. */
export function screenStage(world: WorldName): ScreenStage {
  let broker: BrowserBroker
  let root: Root
  let draw: (isShown: boolean) => void
  let visibility: DocumentVisibilityState
  let calls: Calls
  beforeEach(async () => {
    visibility = 'visible'
    calls = { asked: 0, answered: 0 }
    const spy = vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
    broker = await createBrowserBroker({ world })
    root = createRoot(document.body.appendChild(document.createElement('div')))
    draw = () => {
      throw new Error('no screen is shown')
    }
    return async () => {
      root.unmount()
      document.body.replaceChildren()
      spy.mockRestore()
      await broker.dispose()
    }
  })
  return {
    get broker() {
      return broker
    },
    get calls() {
      return { ...calls }
    },
    show: async ({ send = broker.fetch, ...shown }) => {
      draw = await drawn({ ...shown, send: counted(calls, send) }, broker, root)
      draw(true)
    },
    atAnotherDevice: () => clientOf(broker, broker.fetch).client,
    keep: (isShown) => draw(isShown),
    turn: (state) => {
      visibility = state
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
