import { type SessionTokens, UNAUTHORISED_REDIRECT_MS, createClient } from '@onelot/api-client'
import { accountId, phoneCountryOf, inLanguage } from '@onelot/domain'
import { type BrowserBroker, createBrowserBroker, demoMember } from '@onelot/mock-api/browser'
import {
  type EndedSession,
  type Ports,
  type Preferences,
  ScreensProvider,
  type Session,
  siteOf,
} from '@onelot/screens'
import { type ThemeContextValue, ThemeProvider, useTheme } from '@onelot/ui'
import type { Decorator, Preview } from '@storybook/react-vite'
import type { StoryContext } from 'storybook/internal/csf'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { i18n } from 'i18next'
import { type ChosenScenario, chosenScenario, choicesOf, noChoices } from './choices.ts'
import { createJourney } from './flow.tsx'
import { noNotifications } from './idlePorts.ts'
import { appLockInMemory, holder, keptInMemory } from './memoryPorts.ts'
import { messagesOf } from './messagesOf.ts'
import { recordFiles, recordHaptics, recordNavigation, recordShare } from './navigation.tsx'
import { beginCalls, fetchFor, noteReport, numberWorld, openWorld } from './storyCalls.ts'
import type {
  Journey,
  RecordedFiles,
  RecordedHaptics,
  RecordedNavigation,
  RecordedShare,
  Scenario,
} from './scenarioTypes.ts'
import { usualReader } from './usualReader.ts'

/** What a world brings to the story in it. */
type World = Pick<
  StoryContext,
  'worldNumber' | 'broker' | 'files' | 'share' | 'haptics' | 'i18n' | 'journey' | 'navigation'
>

/** The world in which a story runs. It is kept while the story is drawn anew, in another theme or with other arguments. */
interface Kept {
  readonly story: string
  readonly choices: string
  readonly built: Promise<World>
}
let kept: Kept | undefined

/** Leaves a world, unless another has taken its place already. What is still drawn of it calls nobody. */
async function leave(left: Kept | undefined): Promise<void> {
  if (left === undefined || kept !== left) return
  kept = undefined
  numberWorld()
  const { broker } = await left.built
  broker.release()
  await broker.dispose()
}

async function buildWorld(scenario: ChosenScenario, worldNumber: number): Promise<World> {
  const { world, config, faults = [], hours, opens, screen } = scenario
  const broker = await createBrowserBroker({ world, config, faults, ...hours })
  const i18n = await messagesOf(screen)
  const journey = opens && (await createJourney(opens, i18n))
  const navigation = recordNavigation(journey?.navigation)
  // A play may put another answer in its place.
  openWorld(worldNumber, (request) => broker.fetch(request))
  return {
    worldNumber,
    broker,
    i18n,
    journey,
    navigation,
    files: recordFiles(),
    share: recordShare(),
    haptics: recordHaptics(),
  }
}

/** The story's world as it is chosen last: another choice may come while one is built. */
async function latestOf(begun: Kept): Promise<World> {
  const world = await begun.built
  return kept !== undefined && kept !== begun && kept.story === begun.story ? latestOf(kept) : world
}

/** Before each story a fresh world behind one handler; after it held answers are released. */
export const bringWorld: Exclude<NonNullable<Preview['beforeEach']>, unknown[]> = async (context) => {
  beginCalls()
  const { id: story, globals, parameters } = context
  const { scenario } = parameters
  if (scenario === undefined) return undefined
  const choices = choicesOf(globals)
  if (kept?.story !== story || kept.choices !== choices) {
    const left = leave(kept)
    const number = numberWorld()
    const built = left.then(() => buildWorld(chosenScenario(scenario, globals), number))
    kept = { story, choices, built }
  }
  const begun = kept
  // Under a choice a play goes as far as it can, and where it ends is what shows.
  parameters['throwPlayFunctionExceptions'] = choices === noChoices
  Object.assign(context, await latestOf(begun))
  return () => leave(begun)
}

const nothing = () => undefined

/** Surrounds a screen's story, or a journey, with its scenario; a story without one is drawn by itself. */
export const withScenario: Decorator = (Story, context) => {
  const { parameters, worldNumber, broker, navigation, files, share, haptics, journey, i18n } = context
  const { scenario } = parameters
  return scenario === undefined ? (
    <Story />
  ) : (
    <Stage
      key={worldNumber}
      {...{ worldNumber, scenario, broker, navigation, files, share, haptics, journey, i18n }}
    >
      <Story />
    </Stage>
  )
}

interface StageProps {
  worldNumber: number
  scenario: Scenario
  broker: BrowserBroker
  navigation: RecordedNavigation
  files: RecordedFiles
  share: RecordedShare
  haptics: RecordedHaptics
  journey: Journey | undefined
  i18n: i18n
  children: ReactNode
}

const sessionOf = (tokens: SessionTokens | undefined): Session | undefined =>
  tokens && { token: tokens.token, account: accountId(tokens.account) }

/** What is kept for a person whose session ended: their number, and the way back to where they were. */
const endedOf = (phone: string | undefined, journey: Journey | undefined): EndedSession | undefined =>
  phone === undefined ? undefined : { phone, returnTo: journey?.navigation.here() }

const preferencesOf = ({
  language,
  preference,
  marketColours,
  textSize,
  hideAmounts,
}: ThemeContextValue): Omit<Preferences, 'homeMarket' | 'positionLook'> => ({
  language,
  theme: preference,
  marketColours,
  textSize,
  hideAmounts,
  totalsIn: usualReader.totalsIn,
  profitOf: 'total',
  chartType: usualReader.chartType,
  chartIndicators: usualReader.chartIndicators,
  phoneCountry: inLanguage(phoneCountryOf, language),
})

/** The app around a screen, in memory: client, session, preferences from the toolbar, and a navigation that records. */
function Stage({
  worldNumber,
  scenario,
  broker,
  navigation,
  files,
  share,
  haptics,
  journey,
  i18n,
  children,
}: StageProps) {
  const chosen = preferencesOf(useTheme())
  const [changed, setChanged] = useState<Partial<Preferences>>({})
  const [session, setSession] = useState(() => sessionOf(broker.session))
  const [ended, setEnded] = useState(scenario.ended)
  const [isClosed, setClosed] = useState(scenario.closed ?? false)
  const [phone] = useState(() => holder<string>(session && demoMember.phone))
  const [tokens] = useState(() => holder(session))
  const [appLock] = useState(() => appLockInMemory(scenario.recognises))
  const [keptOnDevice] = useState(() => keptInMemory(scenario.device?.(broker), scenario.session))
  const { homeMarket = usualReader.homeMarket, positionLook = usualReader.positionLook } = scenario
  const preferences = { ...chosen, homeMarket, positionLook, ...changed }

  const enter = useCallback(
    (next: Session | undefined) => {
      tokens.put(next)
      setSession(next)
    },
    [tokens],
  )
  const [client] = useState(() =>
    createClient({
      origin: location.origin,
      fetch: fetchFor(worldNumber),
      session: tokens.take,
      onSessionEnded: (token) => {
        setTimeout(() => {
          if (tokens.take()?.token !== token) return
          enter(undefined)
          setEnded(endedOf(phone.take(), journey))
          navigation.replace({ to: 'login' })
        }, UNAUTHORISED_REDIRECT_MS)
      },
      readCookie: () => undefined,
      newKey: () => crypto.randomUUID(),
      now: () => Date.now(),
    }),
  )
  const sessionPort = useMemo(
    () => ({
      current: session,
      ended,
      isClosed,
      start: (next: Session, by: string) => {
        phone.put(by)
        enter(next)
        setEnded(undefined)
        setClosed(false)
      },
      end: (why?: 'closed') => {
        enter(undefined)
        setClosed(why === 'closed')
        navigation.replace({ to: 'login' })
      },
    }),
    [session, ended, isClosed, phone, navigation, enter],
  )
  const { language, theme, marketColours, textSize, hideAmounts } = preferences
  const { push: device } = scenario
  const [push] = useState(() => device && (() => Promise.resolve(device)))
  const [site] = useState(() => siteOf(broker.broker.services.site.values.config))
  const ports: Ports = {
    client,
    session: sessionPort,
    appLock,
    kept: keptOnDevice,
    files,
    share,
    haptics,
    preferences: {
      ...preferences,
      set: (patch) => setChanged((before) => ({ ...before, ...patch })),
    },
    navigation,
    notifications: scenario.notifications ?? noNotifications,
    push,
    demo: scenario.demo,
    update: scenario.update,
    i18n,
    onTitle: nothing,
    reload: nothing,
    report: noteReport,
    now: () => broker.broker.services.clock.now(),
  }
  return (
    <ThemeProvider
      {...{ theme, marketColours, textSize, language, hideAmounts }}
      brand={site?.brand}
      i18n={i18n}
    >
      <ScreensProvider ports={ports} site={site}>
        {journey?.router ?? children}
      </ScreensProvider>
    </ThemeProvider>
  )
}
