import type { Browser, CDPSession, Page } from 'playwright'
import { mainThreadTime } from './mainThread.ts'
import type { Measured } from './report.ts'
import type { QuoteStream } from './stream.ts'

export interface Subject {
  readonly name: string
  readonly page: string
  /** What scrolls. */
  readonly scroller: string
  /** A row, once it shows. */
  readonly row: string
}

const TICKS_A_SECOND = 1_000
/** Of what is in sight, as the broker sends them: a quote of each row every second. */
const TICKS_WHILE_SCROLLED = 12
const SLOWDOWN = 4
const WATCHED_MS = 5_000
/** At 60 frames a second 2,400 px. */
const SCROLL_PX_A_FRAME = 40
const SCROLLED_MS = 3_000

/** The fraction of the main thread that so many ticks a second take, of rows that are all in sight, and the frames a second drawn meanwhile. */
async function busyWithTicks(browser: Browser, page: Page, stream: QuoteStream) {
  stream.rate = TICKS_A_SECOND
  await page.waitForTimeout(1_000)
  let frames = 0
  const worked = await mainThreadTime(browser, page, async () => {
    frames = await framesWithin(page, WATCHED_MS)
  })
  stream.rate = 0
  return { busy: worked / (WATCHED_MS / 1_000), framesTicked: frames / (WATCHED_MS / 1_000) }
}

const framesWithin = (page: Page, forMs: number): Promise<number> =>
  page.evaluate(
    (lasts) =>
      new Promise<number>((resolve) => {
        const begun = performance.now()
        let frames = 0
        const frame = (now: number) => {
          frames += 1
          if (now - begun < lasts) requestAnimationFrame(frame)
          else resolve(frames)
        }
        requestAnimationFrame(frame)
      }),
    forMs,
  )

/** Scrolls by the same distance at each frame, as a fling does. Answers the frames that were drawn. */
const scroll = (page: Page, scroller: string, forMs: number): Promise<number> =>
  page.evaluate(
    ([selector, perFrame, lasts]) =>
      new Promise<number>((resolve, reject) => {
        const element = document.querySelector(selector)
        if (element === null) {
          reject(new Error(`nothing scrolls: ${selector}`))
          return
        }
        const begun = performance.now()
        let frames = 0
        const frame = (now: number) => {
          frames += 1
          element.scrollTop += perFrame
          if (now - begun < lasts) requestAnimationFrame(frame)
          else resolve(frames)
        }
        requestAnimationFrame(frame)
      }),
    [scroller, SCROLL_PX_A_FRAME, forMs] as const,
  )

async function scrolled(browser: Browser, page: Page, cdp: CDPSession, { scroller }: Subject) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await scroll(page, scroller, 1_000)
  let frames = 0
  const worked = await mainThreadTime(browser, page, async () => {
    frames = await scroll(page, scroller, SCROLLED_MS)
  })
  return { frameMs: (worked * 1_000) / frames, framesSeen: frames / (SCROLLED_MS / 1_000) }
}

/** Opens a subject alone, waits until its rows show, and measures it. */
export async function measure(
  browser: Browser,
  origin: string,
  subject: Subject,
  stream: QuoteStream,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}${subject.page}`)
    await page.locator(subject.row).first().waitFor()
    await page.waitForTimeout(1_000)
    const ticked = await busyWithTicks(browser, page, stream)
    stream.rate = TICKS_WHILE_SCROLLED
    const cdp = await context.newCDPSession(page)
    return { subject: subject.name, ...ticked, ...(await scrolled(browser, page, cdp, subject)) }
  } finally {
    stream.rate = 0
    await context.close()
  }
}
