import { endpoints } from '@onelot/api-client'
import type { WorldName } from '@onelot/mock-api/browser'
import { type OddField, oddFields, shuffled } from './oddFields.ts'
import { withinFrames } from './pageAtRest.ts'
import { createVisitor, textsOn } from './visitedPage.tsx'
import type { Visit } from './visits.ts'

const SEED = 20_261_130
/** How far apart two screens begin in what all of them read. */
const APART = 97

const calls = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]))

interface Answered {
  readonly status: unknown
  readonly data: unknown
}
const isAnswered = (body: unknown): body is Answered =>
  typeof body === 'object' && body !== null && 'status' in body && 'data' in body

/** What is odd of the answers of each call. */
type Odd = ReadonlyMap<string, OddField>

export interface TourOptions {
  readonly rounds: number
  /** Of the screen among all: each begins with other oddities of what all of them read. */
  readonly place: number
}

export interface OddVisitor {
  /** Shows a screen so many times, each answer odd in another field each time. Resolves with what went wrong, by screen and field. */
  readonly tour: (visit: Visit, how: TourOptions) => Promise<readonly string[]>
  readonly leave: () => Promise<void>
}

/** Who goes through the screens of a world whose answers are odd, and keep the contract. */
export async function createOddVisitor(world: WorldName): Promise<OddVisitor> {
  const errors: string[] = []
  const honest = new Map<string, unknown[]>()
  let odd: Odd = new Map()

  async function answered({ url }: Request, response: Response): Promise<Response> {
    const path = new URL(url).pathname.replace('/api/vue/', '')
    if (!calls.has(path)) return response
    const body: unknown = await response.clone().json()
    if (!isAnswered(body) || body.status !== 1) return response
    honest.set(path, [...(honest.get(path) ?? []), body.data])
    const made = odd.get(path)
    return made === undefined ? response : Response.json({ ...body, data: made.apply(body.data) })
  }
  const noted = (error: unknown) => errors.push(error instanceof Error ? error.message : String(error))
  const visitor = await createVisitor({ world, answered, onError: noted })
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

  /** What is wrong of a screen that is shown with odd answers. */
  async function wrongOf(visit: Visit, answers: Odd): Promise<readonly string[]> {
    odd = answers
    errors.length = 0
    const shown = new Array<string>()
    try {
      shown.push(...wrongOn(await drawn(await visitor.visit(visit, 'en'))))
    } catch (error) {
      noted(error)
    }
    return [...errors.map((error) => `throws ${error.split('\n')[0] ?? ''}`), ...shown]
  }

  /** The same, by the one field that it is wrong with; by all where it takes several. */
  async function blamed(visit: Visit, answers: Odd): Promise<readonly string[]> {
    const together = await wrongOf(visit, answers)
    if (together.length === 0) return []
    const found: string[] = []
    for (const [path, one] of answers) {
      const [first] = await wrongOf(visit, new Map([[path, one]]))
      if (first !== undefined) found.push(`${visit.screen}: ${path} ${one.field} ${one.oddness}: ${first}`)
    }
    if (found.length > 0) return found
    const again = await wrongOf(visit, answers)
    if (again.length === 0) return []
    const all = [...answers].map(([path, one]) => `${path} ${one.field} ${one.oddness}`)
    return [`${visit.screen}: ${all.join(' with ')}: ${again[0] ?? ''}`]
  }

  return {
    async tour(visit, { rounds, place }) {
      honest.clear()
      const plain = await wrongOf(visit, new Map())
      if (plain.length > 0) return plain.map((one) => `${visit.screen}: ${one}`)
      const oddities = [...honest].map(([path, answers]) => {
        const call = calls.get(path)
        const all = call ? answers.flatMap((answer) => oddFields(call.response, answer)) : []
        const once = new Map(all.map((one) => [`${one.field} ${one.oddness}`, one]))
        return { path, isEveryScreens: call?.cache === 'startup', all: shuffled([...once.values()], SEED) }
      })
      const own = oddities.filter(({ isEveryScreens }) => !isEveryScreens)
      const most = Math.min(rounds, Math.max(1, ...own.map(({ all }) => all.length)))
      const wrong: string[] = []
      for (let round = 0; round < most; round += 1) {
        const answers = oddities.flatMap(({ path, isEveryScreens, all }) => {
          // Another part of what all screens read on each.
          const one = isEveryScreens ? all[(place * APART + round) % all.length] : all[round]
          return one === undefined ? [] : [[path, one] as const]
        })
        wrong.push(...(await blamed(visit, new Map(answers))))
      }
      return wrong
    },
    async leave() {
      removeEventListener('error', onError, { capture: true })
      removeEventListener('unhandledrejection', onRejection, { capture: true })
      await visitor.leave()
    },
  }
}

/** Five seconds of a page that has nothing else to do. */
const MOST_FRAMES = 300

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
    /\bundefined\b/.exec(texts) ?? /\bNaN\b|\bInfinity\b|\[object \w+\]/.exec(document.body.innerHTML)
  if (word === null) return []
  const { index, input } = word
  return [`shows ${word[0]} in ${input.slice(Math.max(0, index - 60), index + 30)}`]
}
