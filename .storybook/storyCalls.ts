import { streamPath } from '@onelot/api-client'
import { faultHeader } from '@onelot/mock-api/browser'
import type { Preview } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { unlistedCalls } from './askedOf.ts'
import { type SeenFirstRead, queryOf, seenFirstReads } from './firstReads.ts'
import type { SeenRefusal } from './refusals.ts'
import { frame, pageAtRest } from './pageAtRest.ts'

/** Marks a call with the story that makes it, for some are still pending when the next story begins. */
const STORY = 'x-story'
/** A call that nothing holds has been answered by then, on a machine that does other things too. */
const ANSWERED_WITHIN_MS = 8_000

const nothingAsked = (story: string) => ({
  story,
  unhandled: new Array<string>(),
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
let running = nothingAsked('')

/** Calls are counted for this story from now on. */
export function beginCalls(story: string): void {
  running = nothingAsked(story)
}

/** One worker for all stories. A call that no world answers is aborted, and fails the story that made it. */
export const loader = mswLoader(async () => {
  const worker = setupWorker(
    http.all('*/api/*', ({ request }) => {
      const story = request.headers.get(STORY) ?? running.story
      if (story === running.story) running.unhandled.push(request.url)
      return HttpResponse.error()
    }),
  )
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
})

/** A story has ended once its screen has what it asked for, drawn, and asks for nothing more; what a fault holds is not waited for. */
async function settled(held: () => number): Promise<void> {
  const end = performance.now() + ANSWERED_WITHIN_MS
  for (let still = 0; still < 2 && performance.now() < end;) {
    const { made } = running
    await frame()
    await pageAtRest()
    still = running.underWay <= held() && running.made === made ? still + 1 : 0
  }
}

/** Whether the story awaits answers, and none but those that a fault holds. */
export const onlyHeldCallsUnderWay = (held: () => number): boolean =>
  running.underWay > 0 && running.underWay <= held()

/** Ends a story: on the screen as it is then, accessibility is judged. */
export const refuseUnhandled: Exclude<NonNullable<Preview['afterEach']>, unknown[]> = async ({
  parameters,
  args,
  broker,
}) => {
  const { scenario } = parameters
  if (scenario !== undefined) await settled(broker.held)
  const { unhandled, asked } = running
  if (unhandled.length > 0) throw new Error(`no handler took ${unhandled.join(', ')}`)
  const { screen, opens, asks = [] } = scenario ?? {}
  if (screen === undefined || opens !== undefined) return
  const opening = { query: queryOf(args), totalsIn: 'USD' } as const
  const isMember = broker.session !== undefined
  running.firstReads.push(...seenFirstReads({ screen, opening, isMember, asked }))
  const unlisted = unlistedCalls(screen, new Set(asked.map(([path]) => path)))
  const surprising = unlisted.filter((path) => !asks.includes(path))
  if (surprising.length > 0) throw new Error(`the screen's page does not list ${surprising.join(', ')}`)
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

/** `fetch`, saying which story calls and how many of its calls are under way. The stream has no end to wait for. */
export const fetchFor =
  (story: string): typeof fetch =>
  async (...call) => {
    const request = new Request(...call)
    request.headers.set(STORY, story)
    const calls = running
    if (story !== calls.story) return fetch(request)
    calls.asked.push([pathOf(request), bodyOf(call[1])])
    if (request.url.endsWith(streamPath)) return fetch(request)
    calls.made += 1
    calls.underWay += 1
    try {
      const response = await fetch(request)
      if (response.status === 200) await noteRefusal(calls, response)
      return response
    } finally {
      calls.underWay -= 1
    }
  }
