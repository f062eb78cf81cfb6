import type { ApiClient } from '@onelot/api-client'
import { type Language, type SiteConfig, type OwnLanguage, inLanguage, knownLanguages } from '@onelot/domain'
import { type BrowserBroker, type WorldName, createBrowserBroker } from '@onelot/mock-api/browser'
import {
  type KeptPort,
  type LanguageBundle,
  ScreensProvider,
  addBundles,
  createI18n,
  siteOf,
} from '@onelot/screens'
import { screenNamed } from '@onelot/screens/definitions'
import { bundle as en } from '@onelot/screens/i18n/en'
import { bundle as kor } from '@onelot/screens/i18n/kor'
import { bundle as tw } from '@onelot/screens/i18n/tw'
import { ThemeProvider, ToastProvider } from '@onelot/ui'
import { throwOnMissing } from '@onelot/ui/i18n'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { type Root, createRoot } from 'react-dom/client'
import { afterAll } from 'vitest'
import { type Calls, clientOf, counted } from './brokerClient.ts'
import { idlePorts } from './idlePorts.ts'
import { recordNavigation } from './navigation.tsx'
import { callsSettled } from './pageAtRest.ts'
import type { Visit } from './visits.ts'

const bundles: Readonly<Record<OwnLanguage, LanguageBundle>> = { en, kor, tw }
const nothing = () => undefined

export interface Visitor {
  readonly client: ApiClient
  /**
   * Puts a screen on the page in place of the one before, and waits until it has what it asked for.
   * @throws Error where it goes on asking, or has no answer
   */
  readonly visit: (visit: Visit, language: Language) => Promise<HTMLElement>
  /** Once the screen has what it asked for. Resolves with false where it goes on asking. */
  readonly settled: () => Promise<boolean>
  /** The same screen in another language. */
  readonly speak: (language: Language) => HTMLElement
  readonly leave: () => Promise<void>
}

export interface VisitorOptions {
  readonly world: WorldName
  readonly config?: Partial<SiteConfig>
  /** @defaultValue keeps nothing */
  readonly kept?: KeptPort
  /** What answers a call in place of the broker; undefined where the broker does. @defaultValue nothing */
  readonly instead?: (request: Request) => Response | undefined
  /** What becomes of a call on its way. @defaultValue nothing */
  readonly asked?: (request: Request) => Promise<Request>
  /** What becomes of an answer on its way. @defaultValue nothing */
  readonly answered?: (request: Request, response: Response) => Promise<Response>
  /** Called with the texts of each screen that is visited, before it is drawn. @defaultValue nothing */
  readonly onI18n?: (i18n: i18n) => void
  /** What React could not draw, whether or not an error boundary caught it. */
  readonly onError?: (error: unknown) => void
}

/** Somebody who goes from screen to screen in a world, its broker in the page. */
export async function createVisitor(options: VisitorOptions): Promise<Visitor> {
  const {
    world,
    config,
    kept = idlePorts.kept,
    instead = nothing,
    onError = nothing,
    onI18n = nothing,
  } = options
  const { asked = (request) => Promise.resolve(request) } = options
  const { answered = (_, response) => Promise.resolve(response) } = options
  const broker = await createBrowserBroker({ world, config })
  const calls: Calls = { asked: 0, answered: 0 }
  const send = counted(
    calls,
    async (request) => instead(request) ?? answered(request, await broker.fetch(await asked(request))),
  )
  const settled = () =>
    callsSettled({ made: () => calls.asked, isAnswered: () => calls.answered === calls.asked })
  const { client, current } = clientOf(broker, send)
  const navigation = recordNavigation()
  const sessionPort = { ...idlePorts.session, current }
  const site = siteOf(broker.broker.services.site.values.config)
  let root: Root | undefined
  let speak: Visitor['speak'] = () => {
    throw new Error('no screen is shown')
  }
  let element: HTMLElement | undefined
  const clear = () => {
    root?.unmount()
    root = undefined
    element?.remove()
  }
  const portsIn = (language: Language, i18n: i18n) => ({
    ...idlePorts,
    client,
    kept,
    session: sessionPort,
    preferences: { ...idlePorts.preferences, language },
    navigation,
    reload: nothing,
    i18n,
    now: () => broker.broker.services.clock.now(),
  })
  const pageIn = (language: Language, content: ReactNode, i18n: i18n) => (
    <ThemeProvider
      {...{ theme: 'light', marketColours: 'kr', textSize: 'normal', hideAmounts: false }}
      language={language}
      i18n={i18n}
    >
      <ToastProvider>
        <ScreensProvider ports={portsIn(language, i18n)} site={site}>
          {content}
        </ScreensProvider>
      </ToastProvider>
    </ThemeProvider>
  )
  return {
    client,
    settled,
    speak: (language) => speak(language),
    async visit(visit, language) {
      clear()
      const { screen: name, query = {} } = visit
      const screen = screenNamed(name)
      const { chunk } = await screen.load()
      const i18n = createI18n(throwOnMissing)
      onI18n(i18n)
      for (const one of knownLanguages())
        addBundles(i18n, one, { ...inLanguage(bundles, one), ...(await inLanguage(screen.messages, one)()) })
      const content = chunk.render(typeof query === 'function' ? await query(client) : query)
      if (content === undefined) throw new Error(`${name} lacks something of its address`)
      const shown = document.body.appendChild(document.createElement('div'))
      element = shown
      const drawn = createRoot(shown, { onUncaughtError: onError, onCaughtError: onError })
      root = drawn
      speak = (spoken) => {
        flushSync(() => drawn.render(pageIn(spoken, content, i18n)))
        return shown
      }
      speak(language)
      if (!(await settled())) throw new Error(`${name} does not come to rest`)
      return shown
    },
    async leave() {
      clear()
      await disposed(broker)
    },
  }
}

async function disposed(broker: BrowserBroker): Promise<void> {
  broker.release()
  await broker.dispose()
}

/** The visitor of each test of a file: tests of one world in a row have the same, whose world is built once. */
export function inOneWorld<Some extends { readonly leave: () => Promise<void> }>(
  create: (world: WorldName) => Promise<Some>,
): (world: WorldName) => Promise<Some> {
  let present: { readonly world: WorldName; readonly visitor: Some } | undefined
  const leave = async () => {
    const left = present
    present = undefined
    await left?.visitor.leave()
  }
  afterAll(leave)
  return async (world) => {
    if (present?.world === world) return present.visitor
    await leave()
    const visitor = await create(world)
    present = { world, visitor }
    return visitor
  }
}

/** Every text on the page: what shows, and what is read out. */
export function textsOn(element: HTMLElement): string {
  const named = [...element.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap((one) =>
    ['aria-label', 'alt', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
  )
  return [element.textContent, ...named].join('\n')
}
