import type { ReportFile, ReportedOutcome, ReportedScreen } from '../../scripts/conformance/reportFile.ts'

export type Colour = ReportedScreen['colour']

/** In the order in which each key comes first. */
function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

const order = { red: 0, amber: 1, green: 2 } as const

/** As a line begins. */
export const sentence = (text: string): string => text.replace(/^[a-z]/, (first) => first.toUpperCase())

/** How many screens have each colour. */
export function countsOf({ screens }: ReportFile): Readonly<Record<Colour, number>> {
  const of = (colour: Colour) => screens.filter((screen) => screen.colour === colour).length
  return { red: of('red'), amber: of('amber'), green: of('green') }
}

/** Areas by their names, in the order in which they show; one that is not among them comes last. */
export const areaTitles: ReadonlyMap<string, string> = new Map([
  ['market', 'Market'],
  ['trading', 'Trading'],
  ['funds', 'Funds'],
  ['newShares', 'New shares'],
  ['offExchange', 'Off exchange'],
  ['managed', 'Managed'],
  ['credit', 'Credit'],
  ['member', 'Member'],
  ['site', 'Site'],
])
function placeOf(area: string): number {
  const place = [...areaTitles.keys()].indexOf(area)
  return place < 0 ? areaTitles.size : place
}

export interface AreaPart {
  readonly area: string
  /** The red ones first. */
  readonly screens: readonly ReportedScreen[]
}

/** The screens of each area, or those of one colour. */
export function areasOf({ screens }: ReportFile, colour?: Colour): readonly AreaPart[] {
  const shown = screens.filter((screen) => colour === undefined || screen.colour === colour)
  return [...grouped(shown, ({ area }) => area)]
    .map(([area, own]) => ({ area, screens: own.toSorted((a, b) => order[a.colour] - order[b.colour]) }))
    .toSorted((a, b) => placeOf(a.area) - placeOf(b.area))
}

/** Outcomes of the calls of a screen; without one, those that are of no call of a screen. */
export const outcomesOf = (
  { outcomes }: ReportFile,
  screen: ReportedScreen | undefined,
): readonly ReportedOutcome[] =>
  outcomes.filter(({ path, screens }) =>
    screen === undefined ? screens.length === 0 : path !== undefined && screen.calls.includes(path),
  )

export const failedIn = (outcomes: readonly ReportedOutcome[]): readonly ReportedOutcome[] =>
  outcomes.filter(({ result }) => result === 'failed')

export interface Reason {
  readonly why: string
  /** What was not tried for it: a case, and of which calls. */
  readonly of: readonly { readonly id: string; readonly title: string; readonly about: readonly string[] }[]
  readonly count: number
}

/** Why cases were not tried, the most frequent reason first. */
export function reasonsIn(outcomes: readonly ReportedOutcome[]): readonly Reason[] {
  const left = outcomes.filter(({ result }) => result === 'notTried')
  return [...grouped(left, ({ why = 'no reason is said' }) => why)]
    .map(([why, own]) => ({
      why,
      count: own.length,
      of: [...grouped(own, ({ id }) => id)].map(([id, same]) => ({
        id,
        title: same[0]?.title ?? '',
        about: same.map(({ about }) => about).filter((about) => about !== ''),
      })),
    }))
    .toSorted((a, b) => b.count - a.count)
}

export interface GroupPart {
  readonly group: string
  readonly passed: number
  readonly failed: number
  readonly notTried: number
}

/** How many cases of each group passed, failed and were not tried. */
export function groupsOf({ outcomes }: ReportFile): readonly GroupPart[] {
  return [...grouped(outcomes, ({ group }) => group)].map(([group, own]) => {
    const of = (result: ReportedOutcome['result']) => own.filter((one) => one.result === result).length
    return { group, passed: of('passed'), failed: of('failed'), notTried: of('notTried') }
  })
}

/** Whether the report has an answer of a call of the screen. */
export const hasAnswers = ({ answers }: ReportFile, { calls }: ReportedScreen): boolean =>
  answers.some(({ path }) => calls.includes(path))
