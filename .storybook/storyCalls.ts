import { streamPath } from '@onelot/api-client'
import { faultHeader } from '@onelot/mock-api/browser'
import type { Report } from '@onelot/screens'
import type { Preview } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { unlistedCalls } from './askedOf.ts'
import { type SeenFirstRead, queryOf, seenFirstReads } from './firstReads.ts'
import type { SeenRefusal } from './refusals.ts'
import { callsSettled } from './pageAtRest.ts'
import { usualReader } from './usualReader.ts'

/** Marks a call with the number of the world that it is for. */
const WORLD = 'x-world'

const nothingAsked = () => ({
  unhandled: new Array<string>(),
  /** What screens threw while they were drawn: an error shows in their place. */
  crashes: new Array<string>(),
  /** Paths below the API's base, with the bodies. */
  asked: new Array<readonly [path: string, body: string]>(),
  firstReads: new Array<SeenFirstRead>(),
  /** What the broker refused: the cause by the code. */
  refused: new Map<string, SeenRefusal['cause']>(),
  /** Calls made so far, and those of them that have no answer yet. */
  made: 0,
  underWay: 0,
})

/** The calls of the story that is running. */
let running = nothingAsked()

/** Calls are counted for this story from now on. */
export function beginCalls(): void {
  running = nothingAsked()
}

type Answer = (request: Request) => Promise<Response>

/** The number of the newest world, and what answers its calls once it is built. Any smaller number is of a world that is past. */
let newest = 0
let answer: Answer | undefined

/** Makes every world so far past: what is still drawn of it hears nothing any more. Returns the number of the next. */
export function numberWorld(): number {
  answer = undefined
  newest += 1
  return newest
}

/** A screen that has thrown while it was drawn fails its story. */
export function noteReport(report: Report): void {
  if (report.kind === 'error') running.crashes.push(String(report.error))
}

/** Does nothing where a newer world has been begun. */
export function openWorld(world: number, by: Answer): void {
  if (world === newest) answer = by
}

/** One worker for all worlds. A call that none answers is aborted, and is a surprise. */
export const loader = mswLoader(async () => {
  const worker = setupWorker(
    http.all('*/api/*', ({ request }) => {
      const world = Number(request.headers.get(WORLD) ?? newest)
      if (world === newest && answer !== undefined) return answer(request)
      if (world === newest) running.unhandled.push(request.url)
      return HttpResponse.error()
    }),
  )
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
})

let onSurprise = (surprise: string): void => {
  console.warn(surprise)
}

/** In tests a surprise fails its story. On a page that somebody reads an error would take the place of the story. */
export function failOnSurprises(): void {
  onSurprise = (surprise) => {
    throw new Error(surprise)
  }
}

/** A story has ended once its screen has what it asked for, drawn, and asks for nothing more; what a fault holds is not waited for. */
const settled = (held: () => number): Promise<boolean> =>
  callsSettled({
    made: () => running.made,
    isAnswered: () => running.underWay <= held(),
  })

/** Whether the story awaits answers, and none but those that a fault holds. */
export const onlyHeldCallsUnderWay = (held: () => number): boolean =>
  running.underWay > 0 && running.underWay <= held()

/** Ends a story: on the screen as it is then, accessibility is judged. */
export const endCalls: Exclude<NonNullable<Preview['afterEach']>, unknown[]> = async ({
  parameters,
  args,
  broker,
}) => {
  const { scenario } = parameters
  if (scenario !== undefined) await settled(broker.held)
  const { unhandled, crashes, asked } = running
  if (crashes.length > 0) onSurprise(`a screen threw ${crashes.join(', ')}`)
  if (unhandled.length > 0) onSurprise(`no handler took ${unhandled.join(', ')}`)
  const { screen, opens, asks = [], homeMarket = usualReader.homeMarket } = scenario ?? {}
  if (screen === undefined || opens !== undefined) return
  const opening = { query: queryOf(args), ...usualReader, homeMarket }
  const isMember = broker.session !== undefined
  running.firstReads.push(...seenFirstReads({ screen, opening, isMember, asked }))
  const unlisted = unlistedCalls(screen, new Set(asked.map(([path]) => path)))
  const surprising = unlisted.filter((path) => !asks.includes(path))
  if (surprising.length > 0) onSurprise(`the screen's page does not list ${surprising.join(', ')}`)
}

/** What was refused in the story that ran last. */
export const refusalsSeen = (): readonly SeenRefusal[] =>
  [...running.refused].map(([code, cause]) => ({ code, cause }))

/** What the screen of the story that ran last is to ask first. */
export const firstReadsSeen = (): readonly SeenFirstRead[] => running.firstReads

async function noteRefusal({ refused }: typeof running, response: Response): Promise<void> {
  const text = await response.clone().text()
  const code = /^\{"status":0,"msg":"([A-Z_]+)"/.exec(text)?.[1]
  if (code !== undefined) refused.set(code, response.headers.has(faultHeader) ? 'fault' : 'rule')
}

const pathOf = ({ url }: Request): string => new URL(url).pathname.replace('/api/vue/', '')

const bodyOf = (init: RequestInit | undefined): string => (typeof init?.body === 'string' ? init.body : '{}')

const noAnswer = () => new Promise<never>(() => undefined)

/** `fetch` for a world: counts the calls under way, of which the stream has no end to wait for. Once the world is past, nothing comes back, not even an error. */
export const fetchFor =
  (world: number): typeof fetch =>
  async (...call) => {
    const request = new Request(...call)
    request.headers.set(WORLD, String(world))
    if (world !== newest) return noAnswer()
    const calls = running
    calls.asked.push([pathOf(request), bodyOf(call[1])])
    const isStream = request.url.endsWith(streamPath)
    if (!isStream) {
      calls.made += 1
      calls.underWay += 1
    }
    try {
      const response = await fetch(request)
      if (!isStream && response.status === 200) await noteRefusal(calls, response)
      return world === newest ? response : await noAnswer()
    } catch (error) {
      if (world !== newest) return await noAnswer()
      throw error
    } finally {
      if (!isStream) calls.underWay -= 1
    }
  }
