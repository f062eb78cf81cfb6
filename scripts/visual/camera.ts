import { type Browser, type CDPSession, type Page } from 'playwright'
import { globalsOf, type Mode } from './modes.ts'
import { requestsOf } from './requests.ts'
import { hasBegun, isBusy, isDrawing, loadedFaces, messageOf, pageHeight, phaseOf, restOf } from './probe.ts'

/** How long Storybook may take to open in a page, a story to load, render and play; and to stop moving after that. In milliseconds. */
const opening = 60_000
const patience = 20_000
const restless = 6_000
/** A request that a story holds open on purpose is waited for no longer than this. */
const held = 1_000
/** What has arrived is drawn within this; a story that says it is loading, and fetches nothing, is waited for no longer. */
const drawn = 3_000
const pause = 40
const glance = 10
/** Pictures end here, in pixels; no screen of the app is as long. */
const longest = 6_000

const heights = { '390': 844, '750': 1000 } as const

export interface Camera {
  /**
   * The PNG of a story in a mode. Refuses (throws) where the story throws, or never comes to rest.
   * @param faces the faces of type to begin with, as places in the page's list; extended by those that the story needed besides
   */
  take(story: string, mode: Mode, faces: Set<number>): Promise<Buffer>
  close(): Promise<void>
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Opens a page of its own (storage, cache, service worker) that takes one picture after another.
 * @param fresh whether each story has a document of its own, and not the one that showed the story before it
 */
export async function openCamera(browser: Browser, origin: string, fresh: boolean): Promise<Camera> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'Asia/Seoul',
    deviceScaleFactor: 1,
    viewport: { width: 390, height: heights['390'] },
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const requests = requestsOf(page)

  /** What the page shows; undefined where the next story needs a document of its own: it has shown none, or one that failed. */
  let shown: { readonly story: string; readonly mode: Mode } | undefined

  async function load(story: string, mode: Mode, asked: ReadonlySet<number>): Promise<void> {
    const address = new URL('/iframe.html', origin)
    address.search = new URLSearchParams({
      id: story,
      viewMode: 'story',
      globals: `${globalsOf(mode)};a11y.manual:!true`,
      faces: [...asked].sort((a, b) => a - b).join('.'),
    }).toString()
    await page.goto(address.href, { waitUntil: 'commit' })
    await page.waitForFunction(hasBegun, undefined, { timeout: opening, polling: 30 })
  }

  /**
   * Shows the story, in the document that is there where it may: the scripts of Storybook and of all screens are read and run once.
   * Resolves with the faces that were there as it began.
   */
  async function stage(story: string, mode: Mode, asked: ReadonlySet<number>): Promise<ReadonlySet<number>> {
    const before = shown
    shown = undefined
    await session.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,cookies',
    })
    requests.forget()
    const turns = !fresh && before?.mode === mode && before.story !== story
    const there = turns ? new Set(await page.evaluate(loadedFaces)) : asked
    if (turns) await page.evaluate(`turnTo(${JSON.stringify(story)})`)
    else await load(story, mode, asked)
    await page.waitForFunction(phaseOf, undefined, { timeout: patience, polling: 30 })
    const failure = await page.evaluate(messageOf)
    if (failure !== undefined) throw new Error(failure)
    await settle(page, requests)
    shown = { story, mode }
    return there
  }

  /**
   * The faces that loaded after the story had begun: what was measured or drawn by then, on a canvas above all, stays as it
   * was with another face, so the story has to begin again with these there.
   */
  const late = async (there: ReadonlySet<number>) =>
    (await page.evaluate(loadedFaces)).filter((face) => !there.has(face))

  /** Makes the window as tall as what is in it, as a reader with a very long phone would see it. */
  async function unroll(width: number, height: number): Promise<void> {
    const whole = Math.min(await page.evaluate(pageHeight), longest)
    if (whole <= height) return
    await page.setViewportSize({ width, height: whole })
    await settle(page, requests)
    await complete()
  }

  /** Waits for what a taller window asks for: the next page of a list. */
  async function complete(): Promise<void> {
    const waits = waitingFor(page, requests, isBusy, pause / 2)
    while (await waits()) {
      await wait(pause)
      if (!(await waits())) await page.evaluate(restOf)
    }
  }

  return {
    async take(story, mode, faces) {
      const width = Number(mode.viewport)
      await page.setViewportSize({ width, height: heights[mode.viewport] })
      let needed: readonly number[]
      do {
        /** Another camera may add to the shared ones meanwhile. */
        const asked = new Set(faces)
        needed = await late(await stage(story, mode, asked))
        for (const face of needed) faces.add(face)
      } while (needed.length > 0)
      await unroll(width, heights[mode.viewport])
      return still(session)
    },
    close: () => context.close(),
  }
}

/**
 * True, from now on, while something is fetched, or while the page says that it is not drawn yet; for no longer than either may take. Counted
 * in looks, one in so many milliseconds: on a busy machine, where the page is late, each look is too.
 */
function waitingFor(page: Page, requests: { count(): number }, probe: () => boolean, every: number) {
  let looks = 0
  return async () => {
    const waited = looks * every
    looks += 1
    return requests.count() > 0 ? waited < held : waited < drawn && (await page.evaluate(probe))
  }
}

/** Waits for fetches, for charts whose engine is on its way, and for faces, images and two frames. */
async function settle(page: Page, requests: { count(): number }) {
  const waits = waitingFor(page, requests, isDrawing, glance)
  while (await waits()) await wait(glance)
  await page.evaluate(restOf)
}

async function capture(session: CDPSession) {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}

/** The picture, once two in a row are the same. */
async function still(session: CDPSession): Promise<Buffer> {
  const giveUp = performance.now() + restless
  let last = await capture(session)
  while (performance.now() < giveUp) {
    await wait(pause)
    const next = await capture(session)
    if (next.equals(last)) return next
    last = next
  }
  throw new Error('the story never comes to rest: make it deterministic, or tag it !visual')
}
