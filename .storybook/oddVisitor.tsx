import { endpoints, streamPath } from '@onelot/api-client'
import { type Language, instrumentId, languages } from '@onelot/domain'
import type { WorldName } from '@onelot/mock-api/browser'
import { type OddField, oddFields, shuffled } from './oddFields.ts'
import { createOddStream } from './oddStream.ts'
import { withinFrames } from './pageAtRest.ts'
import { createVisitor, textsOn } from './visitedPage.tsx'
import type { Visit } from './visits.ts'

const SEED = 20_261_130
/** Of which each world has a quote. */
const QUOTED = instrumentId('US:AAPL')
/** How far apart two screens begin in what all of them read. */
const APART = 97

const calls = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]))

interface Answered {
  readonly status: unknown
  readonly data: unknown
}
const nothing = () => undefined
const pathIn = (url: string): string => new URL(url).pathname.replace('/api/vue/', '')
const isAnswered = (body: unknown): body is Answered =>
  typeof body === 'object' && body !== null && 'status' in body && 'data' in body

/** What is odd of the answers of each call. */
type Odd = ReadonlyMap<string, OddField>

/** How a screen is shown. */
interface Showing {
  readonly language: Language
  readonly answers: Odd
  /** Of which each event of the stream is odd in one. */
  readonly events: readonly OddField[]
  /** The button among all of the screen that is pressed; undefined where none is. */
  readonly pressed?: number | undefined
}

export interface TourOptions {
  readonly rounds: number
  /** Of the screen among all: each begins with other oddities of what all of them read. */
  readonly place: number
}

export interface OddVisitor {
  /** Shows a screen so many times, each answer odd in another field each time. Resolves with what went wrong, by screen and field. */
  readonly tour: (visit: Visit, how: TourOptions) => Promise<readonly string[]>
  /** In how many rounds an odd event of the stream was heard. */
  readonly heard: () => number
  readonly leave: () => Promise<void>
}

/** Who goes through the screens of a world whose answers are odd, and keep the contract. */
export async function createOddVisitor(world: WorldName): Promise<OddVisitor> {
  const errors: string[] = []
  const honest = new Map<string, unknown[]>()
  const stream = createOddStream()
  let heard = 0
  let odd: Odd = new Map()

  /** What a press would have the broker do is not done: the world stays as it is. */
  const instead = ({ url }: Request) =>
    calls.get(pathIn(url))?.kind === 'write' ? new Response('', { status: 503 }) : undefined

  async function answered({ url }: Request, response: Response): Promise<Response> {
    const path = pathIn(url)
    if (path === streamPath) return stream.through(response)
    if (!calls.has(path)) return response
    const body: unknown = await response.clone().json()
    if (!isAnswered(body) || body.status !== 1) return response
    honest.set(path, [...(honest.get(path) ?? []), body.data])
    const made = odd.get(path)
    return made === undefined ? response : Response.json({ ...body, data: made.apply(body.data) })
  }
  const noted = (error: unknown) => errors.push(error instanceof Error ? error.message : String(error))
  const visitor = await createVisitor({ world, instead, answered, onError: noted })
  const onError = (event: ErrorEvent) => {
    noted(event.error)
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  const onRejection = (event: PromiseRejectionEvent) => {
    noted(event.reason)
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  addEventListener('error', onError, { capture: true })
  addEventListener('unhandledrejection', onRejection, { capture: true })

  // What can be odd of a quote is known before the first screen.
  let quoted = false
  const unsubscribe = visitor.client.subscribe({
    instruments: [QUOTED],
    onEvent: ({ kind }) => (quoted ||= kind === 'quote'),
    onState: nothing,
  })
  await withinFrames(MOST_FRAMES, () => quoted)
  unsubscribe()

  /** Opens the stream anew for what a screen listens to, and waits until something odd came of it. */
  async function hearOdd(): Promise<void> {
    visitor.client.reconnect()
    if (!(await withinFrames(STREAM_FRAMES, () => stream.opened() > 0))) return
    if (await withinFrames(MOST_FRAMES, () => stream.heard().length > 0)) heard += 1
  }

  /** What is wrong of a screen that is shown with odd answers. */
  async function wrongOf(
    visit: Visit,
    { language, answers, events, pressed }: Showing,
  ): Promise<readonly string[]> {
    odd = answers
    errors.length = 0
    stream.makeOdd(events)
    const shown = new Array<string>()
    try {
      const element = await drawn(await visitor.visit(visit, language))
      if (events.length > 0) await hearOdd()
      shown.push(...wrongOn(element))
      if (shown.length === 0 && pressed !== undefined) shown.push(...(await wrongAfter(element, pressed)))
    } catch (error) {
      noted(error)
    }
    return [...errors.map((error) => `throws ${error.split('\n')[0] ?? ''}`), ...shown]
  }

  /** What is wrong on the page once a button of it was pressed: most open a sheet. */
  async function wrongAfter(element: HTMLElement, pressed: number): Promise<readonly string[]> {
    const buttons = [...element.querySelectorAll<HTMLElement>('button:enabled, [role=button]')]
    const button = buttons[pressed % buttons.length]
    if (button === undefined) return []
    const name = textsOn(button).trim().split('\n')[0] ?? ''
    button.click()
    await withinFrames(SHEET_FRAMES, () => document.querySelector('[role=dialog]') !== null)
    if (!(await visitor.settled())) return [`goes on asking after a press of ${name}`]
    return wrongOn(document.body).map((one) => `${one} after a press of ${name}`)
  }

  /** The same, by the one field that it is wrong with; by all where it takes several. */
  async function blamed(visit: Visit, showing: Showing): Promise<readonly string[]> {
    const together = await wrongOf(visit, showing)
    if (together.length === 0) return []
    const { screen } = visit
    const { answers, events } = showing
    const found: string[] = []
    for (const [path, one] of answers) {
      const [first] = await wrongOf(visit, { ...showing, answers: new Map([[path, one]]), events: [] })
      if (first !== undefined) found.push(`${screen}: ${path} ${one.field} ${one.oddness}: ${first}`)
    }
    if (events.length > 0) {
      const [first] = await wrongOf(visit, { ...showing, answers: new Map() })
      if (first !== undefined) found.push(`${screen}: ${streamPath} ${stream.heard().join(', ')}: ${first}`)
    }
    if (found.length > 0) return found
    const again = await wrongOf(visit, showing)
    if (again.length === 0) return []
    const all = [...answers].map(([path, one]) => `${path} ${one.field} ${one.oddness}`)
    return [`${screen}: ${[...all, ...stream.heard()].join(' with ')}: ${again[0] ?? ''}`]
  }

  /** Of each call that was answered so far, in the order of a seed. */
  const oddities = new Map<string, readonly OddField[]>()
  function odditiesOf(path: string): readonly OddField[] {
    const known = oddities.get(path)
    if (known !== undefined) return known
    const call = calls.get(path)
    const answers = honest.get(path) ?? []
    const all = answers.flatMap((answer) => (call ? oddFields(call.response, answer) : []))
    const once = new Map(all.map((one) => [`${one.field} ${one.oddness}`, one]))
    const made = shuffled([...once.values()], SEED)
    oddities.set(path, made)
    return made
  }

  /** All that can be odd of events, another first each time. */
  function eventsFrom(first: number): readonly OddField[] {
    const all = shuffled(stream.oddities(), SEED)
    const at = all.length === 0 ? 0 : first % all.length
    return [...all.slice(at), ...all.slice(0, at)]
  }

  return {
    async tour(visit, { rounds, place }) {
      honest.clear()
      oddities.clear()
      const plain = await wrongOf(visit, { language: 'en', answers: new Map(), events: [] })
      if (plain.length > 0) return plain.map((one) => `${visit.screen}: ${one}`)
      const isEveryScreens = (path: string) => calls.get(path)?.cache === 'startup'
      /** What is read by a sheet is known once it was opened. */
      const read = () => [...honest.keys()].filter((path) => !isEveryScreens(path))
      const wrong: string[] = []
      for (let round = 0; round < Math.min(rounds, mostOf(read(), odditiesOf)); round += 1) {
        const number = place + round
        const answers = new Map<string, OddField>()
        for (const path of honest.keys()) {
          const all = odditiesOf(path)
          // Another part of what all screens read on each.
          const one = isEveryScreens(path) ? all[(place * APART + round) % all.length] : all[round]
          if (one !== undefined) answers.set(path, one)
        }
        // A stream that opens and a sheet that rises take time: one of the two, and not in each of the many rounds of a night.
        const isMore = round < MORE_ROUNDS
        const events = isMore && number % 4 === 0 ? eventsFrom(place * APART + round) : []
        const language = languages[number % languages.length] ?? 'en'
        const pressed = isMore && number % 4 === 1 ? Math.floor(number / 4) : undefined
        wrong.push(...(await blamed(visit, { language, answers, events, pressed })))
      }
      return wrong
    },
    heard: () => heard,
    async leave() {
      removeEventListener('error', onError, { capture: true })
      removeEventListener('unhandledrejection', onRejection, { capture: true })
      await visitor.leave()
    },
  }
}

/** Five seconds of a page that has nothing else to do. */
const MOST_FRAMES = 300

/** In which the stream and the sheets of a screen are odd, too. */
const MORE_ROUNDS = 60
/** In which a stream that is wanted is open again. */
const STREAM_FRAMES = 15
/** In which a press has opened a sheet, if it does. */
const SHEET_FRAMES = 10

/** As often as the call of which most can be odd has something else to show. */
const mostOf = (paths: readonly string[], odditiesOf: (path: string) => readonly OddField[]): number =>
  Math.max(1, ...paths.map((path) => odditiesOf(path).length))

/** Once something of it shows: code that it waits for is not a call. */
async function drawn(element: HTMLElement): Promise<HTMLElement> {
  const shows = () => textsOn(element).trim() !== ''
  if (!shows()) await withinFrames(MOST_FRAMES, shows)
  return element
}

/** What nobody may read, or a browser cannot draw. */
function wrongOn(element: HTMLElement): readonly string[] {
  const texts = textsOn(element)
  if (texts.trim() === '') return ['shows nothing']
  const word =
    /\bundefined\b|Invalid Date/.exec(texts) ??
    /\bNaN\b|\bInfinity\b|\[object \w+\]/.exec(document.body.innerHTML)
  if (word === null) return []
  const { index, input } = word
  return [`shows ${word[0]} in ${input.slice(Math.max(0, index - 60), index + 30)}`]
}
