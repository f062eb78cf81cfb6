import { type RefusalCodeOnWire, endpoints } from '@onelot/api-client'
import { type CalendarKind, type Instant, instant } from '@onelot/domain'
import { type Fault, type WorldName, storyTime, worldNames } from '@onelot/mock-api/browser'
import type { Globals } from 'storybook/internal/types'
import type { Scenario } from './scenarioTypes.ts'

/** The first item of each menu: the value that the story names itself. */
export const asTheStorySays = 'story'

interface Choice<T> {
  readonly title: string
  readonly value: T
}

const isRead = (on: string): boolean => endpoints.some(({ path, kind }) => path === on && kind === 'read')
const writes = endpoints.filter(({ kind }) => kind === 'write')

/** The faults that the toolbar offers, of any call. A rule that refuses is chosen by its code. */
export const faultChoices = {
  none: { title: 'No fault', value: [] },
  slow: { title: 'Slow, 3 s a call', value: [{ on: '*', delayMs: 3_000 }] },
  hang: { title: 'No answer', value: [{ on: '*', hang: true }] },
  unknownOutcome: {
    title: 'Commands: outcome unknown',
    value: writes.map(({ path }) => ({ on: path, hang: true, times: 1 })),
  },
  offline: { title: 'Offline', value: [{ on: '*', offline: true }] },
  serverError: { title: 'HTTP 500', value: [{ on: '*', http: 500 }] },
  gateway: { title: 'HTTP 503', value: [{ on: '*', http: 503 }] },
  nonsense: { title: 'Answers that make no sense', value: [{ on: '*', nonsense: true }] },
  html: { title: 'A page in place of answers', value: [{ on: '*', html: true }] },
  streamEnds: { title: 'Prices: the stream ends', value: [{ on: 'stream/open', stream: 'ends' }] },
  streamSilent: {
    title: 'Prices: the stream falls silent',
    value: [{ on: 'stream/open', stream: 'silent', after: 1 }],
  },
  streamTwice: { title: 'Prices: all said twice', value: [{ on: 'stream/open', stream: 'twice' }] },
  busy: { title: 'Busy', value: [{ on: '*', refuse: 'SYSTEM_BUSY' }] },
  maintenance: {
    title: 'Maintenance',
    value: [{ on: '*', refuse: 'SYSTEM_BUSY', params: { reason: 'maintenance' } }],
  },
  tooFrequent: { title: 'Too many calls', value: [{ on: '*', refuse: 'TOO_FREQUENT' }] },
  sessionEnded: { title: 'Session ended, HTTP 401', value: [{ on: '*', http: 401 }] },
} as const satisfies Readonly<Record<string, Choice<readonly Fault[]>>>

/** The codes by which some call of the contract refuses, sorted. */
export const refusalChoices: readonly RefusalCodeOnWire[] = [
  ...new Set(endpoints.flatMap(({ refusals }) => refusals)),
].sort()

interface Hours {
  readonly now: Instant
  readonly calendar: CalendarKind
}

const exchangeHoursAt = (time: string): Hours => ({ now: instant(Date.parse(time)), calendar: 'exchange' })

/** Moments at which the markets are open or closed by their real hours; digital currency never closes. */
export const clockChoices = {
  open: { title: 'Every market open', value: { now: storyTime, calendar: 'demo' } },
  korea: { title: 'Korea open, US closed', value: exchangeHoursAt('2026-03-10T02:00:00.000Z') },
  preMarket: { title: 'US pre-market', value: exchangeHoursAt('2026-03-10T12:00:00.000Z') },
  us: { title: 'US open, Korea closed', value: exchangeHoursAt('2026-03-10T14:30:00.000Z') },
  afterHours: { title: 'US after hours', value: exchangeHoursAt('2026-03-10T20:30:00.000Z') },
  weekend: { title: 'Closed: Saturday', value: exchangeHoursAt('2026-03-14T02:00:00.000Z') },
  holiday: { title: 'Closed: 25 December', value: exchangeHoursAt('2026-12-25T03:00:00.000Z') },
} as const satisfies Readonly<Record<string, Choice<Hours>>>

/** A scenario with what the toolbar puts in place of the story's own. */
export interface ChosenScenario extends Scenario {
  readonly hours?: Hours | undefined
}

const chosenIn = <T>(choices: Readonly<Record<string, Choice<T>>>, name: unknown): T | undefined =>
  typeof name === 'string' ? choices[name]?.value : undefined

/** A refusal comes from the calls that declare it, and from no other. */
const refusing = (code: unknown): readonly Fault[] => {
  const refuse = refusalChoices.find((one) => one === code)
  return refuse === undefined
    ? []
    : endpoints.filter(({ refusals }) => refusals.includes(refuse)).map(({ path }) => ({ on: path, refuse }))
}

/** A story's scenario under the toolbar's choices: each replaces the story's own value of it, and nothing else. */
export function chosenScenario(scenario: Scenario, globals: Globals): ChosenScenario {
  const { world, fault, refusal, clock } = globals
  const limited = scenario.faults?.find(({ on, times }) => times !== undefined && isRead(on))
  if (limited !== undefined)
    throw new Error(
      `${limited.on} is read again whenever the account moves: its fault has no times, tryAgain ends it`,
    )
  const chosenWorld = worldNames.find((name): name is WorldName => name === world)
  const faults = chosenIn<readonly Fault[]>(faultChoices, fault) ?? scenario.faults ?? []
  return {
    ...scenario,
    world: chosenWorld ?? scenario.world,
    faults: [...refusing(refusal), ...faults],
    hours: chosenIn<Hours>(clockChoices, clock),
  }
}

/** The names of the choices in force: a story is begun anew when one of them changes. */
export const choicesOf = ({ world, fault, refusal, clock }: Globals): string =>
  [world, fault, refusal, clock].join(' ')

/** In tests and pictures all is as the story says. */
export const noChoices = choicesOf({
  world: asTheStorySays,
  fault: asTheStorySays,
  refusal: asTheStorySays,
  clock: asTheStorySays,
})
