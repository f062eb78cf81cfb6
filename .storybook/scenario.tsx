import { type SessionTokens, createClient } from '@onelot/api-client'
import { accountId } from '@onelot/domain'
import { type BrowserBroker, createBrowserBroker } from '@onelot/mock-api/browser'
import { type LanguagePack, type Preferences, ScreensProvider, type Session } from '@onelot/screens'
import { pack as en } from '@onelot/screens/i18n/en'
import { pack as kor } from '@onelot/screens/i18n/kor'
import { pack as tw } from '@onelot/screens/i18n/tw'
import { type ThemeContextValue, ThemeProvider, useTheme } from '@onelot/ui'
import type { Decorator, Preview } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { recordNavigation } from './navigation.tsx'
import type { RecordedNavigation, Scenario } from './scenarioTypes.ts'

const packs: Record<Preferences['language'], LanguagePack> = { en, kor, tw }

let unhandled: string[] = []

/** One worker for all stories. A call that no world takes breaks off, and fails the story that made it. */
export const loader = mswLoader(async () => {
  const worker = setupWorker(
    http.all('*/api/*', ({ request }) => {
      unhandled.push(request.url)
      return HttpResponse.error()
    }),
  )
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
})

/** Before each story a fresh world behind one handler; after it what was held is let go. */
export const buildWorld: NonNullable<Preview['beforeEach']> = async (context) => {
  unhandled = []
  const { scenario } = context.parameters
  if (scenario === undefined) return undefined
  const { world, faults = [] } = scenario
  const broker = await createBrowserBroker({ world, faults })
  context.broker = broker
  context.navigation = recordNavigation()
  context.msw.use(http.all('*/api/vue/*', ({ request }) => broker.fetch(request)))
  return async () => {
    broker.release()
    await broker.dispose()
  }
}

export const refuseUnhandled: NonNullable<Preview['afterEach']> = () => {
  if (unhandled.length > 0) throw new Error(`no handler took ${unhandled.join(', ')}`)
}

/** Puts a screen's story on its stage; a story without a scenario stands alone. */
export const withScenario: Decorator = (Story, { parameters, broker, navigation, id }) =>
  parameters.scenario === undefined ? (
    <Story />
  ) : (
    <Stage key={id} scenario={parameters.scenario} broker={broker} navigation={navigation}>
      <Story />
    </Stage>
  )

interface StageProps {
  scenario: Scenario
  broker: BrowserBroker
  navigation: RecordedNavigation
  children: ReactNode
}

const sessionOf = (tokens: SessionTokens | undefined): Session | undefined =>
  tokens && { token: tokens.token, account: accountId(tokens.account) }

const preferencesOf = ({
  language,
  preference,
  marketColours,
  textSize,
  hideAmounts,
}: ThemeContextValue): Preferences => ({
  language,
  theme: preference,
  marketColours,
  textSize,
  hideAmounts,
})

/** The app around a screen, in memory: client, session, preferences from the toolbar, and a navigation that records. */
function Stage({ scenario, broker, navigation, children }: StageProps) {
  const chosen = preferencesOf(useTheme())
  const [changed, setChanged] = useState<Partial<Preferences>>({})
  const [session, setSession] = useState(() => sessionOf(broker.session))
  const [ended, setEnded] = useState(scenario.ended)
  const tokens = useRef(session)
  const preferences = { ...chosen, ...changed }

  const enter = (next: Session | undefined) => {
    tokens.current = next
    setSession(next)
  }
  const [client] = useState(() =>
    createClient({
      origin: location.origin,
      fetch: (...call) => fetch(...call),
      session: () => tokens.current,
      onSessionEnded: () => {
        enter(undefined)
        navigation.go({ to: 'login' })
      },
      readCookie: () => undefined,
      newKey: () => crypto.randomUUID(),
      now: () => Date.now(),
      ...(scenario.timeoutMs === undefined ? {} : { timeoutMs: scenario.timeoutMs }),
    }),
  )
  const sessionPort = useMemo(
    () => ({
      current: session,
      ended,
      start: (next: Session) => {
        enter(next)
        setEnded(undefined)
      },
      end: () => {
        enter(undefined)
        navigation.go({ to: 'login' })
      },
    }),
    [session, ended, navigation],
  )
  const { language, theme, marketColours, textSize, hideAmounts } = preferences
  const preferencesPort = {
    ...preferences,
    set: (patch: Partial<Preferences>) => {
      setChanged((before) => ({ ...before, ...patch }))
    },
  }
  return (
    <ThemeProvider {...{ theme, marketColours, textSize, language, hideAmounts }} words={packs[language].ui}>
      <ScreensProvider
        client={client}
        session={sessionPort}
        preferences={preferencesPort}
        navigation={navigation}
        pack={packs[language]}
        now={() => broker.broker.house.clock.now()}
      >
        {children}
      </ScreensProvider>
    </ThemeProvider>
  )
}
