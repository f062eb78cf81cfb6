import type { CDPSession, ElementHandle, Page } from 'playwright'
import { median } from '../broker/measure.ts'

export interface Subject {
  readonly strategy: 'crossing' | 'breakout' | 'grid'
  /** Of the parameter that is changed. */
  readonly slider: string
}

export interface Measured {
  readonly strategy: Subject['strategy']
  /** From a change to the frame that has its result, in the middle, on the slowed processor. In ms. */
  readonly shown: number
  readonly most: number
  /** CPU of the page's thread for a change in the middle, not slowed, times the slowdown: what it takes on a machine that does nothing else. */
  readonly work: number
  /** The longest task of the settings nearby, which are tested once the slider rests, on the slowed processor. */
  readonly nearby: number
}

export const SLOWDOWN = 4
/** Changes of one parameter, each by some steps. */
const CHANGES = 12
/** Between two changes: the settings nearby are tested in it, one after the other. */
const REST_MS = 3_000

type Handle = ElementHandle<HTMLElement | SVGElement>

/** Changes the slider, and waits for the frame after the result has changed. In ms; undefined where the result is the same. */
const changed = (slider: Handle, result: Handle, by: number) =>
  slider.evaluate(
    async (element, { region, steps }) => {
      const input = element as HTMLInputElement
      // As a finger does it: React compares with the value that it wrote itself.
      const written = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      const began = performance.now()
      const shown = new Promise<number | undefined>((resolve) => {
        const watch = new MutationObserver(() => {
          watch.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        })
        watch.observe(region, { subtree: true, childList: true, characterData: true, attributes: true })
        setTimeout(() => resolve(undefined), 5_000)
      })
      written?.set?.call(input, String(input.valueAsNumber + steps))
      input.dispatchEvent(new Event('input', { bubbles: true }))
      return shown
    },
    { region: result, steps: by },
  )

/** CPU of the page's thread since it began, in ms. */
async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

/** Up and down by turns, so that the slider stays within its bounds. */
const stepsOf = (change: number): number => (change % 2 === 0 ? 1 : -1) * (1 + (change % 3))

/** Times and CPU of some changes, each after a rest. */
async function changes(
  page: Page,
  session: CDPSession,
  { slider, result }: Awaited<ReturnType<typeof opened>>,
) {
  const times: number[] = []
  const works: number[] = []
  for (let change = 0; change < CHANGES; change += 1) {
    const before = await cpuOf(session)
    const took = await changed(slider, result, stepsOf(change))
    if (took !== undefined) {
      times.push(took)
      works.push((await cpuOf(session)) - before)
    }
    await page.waitForTimeout(REST_MS)
  }
  return { times, works }
}

/** Opens a strategy that no setting of was tested before, and waits until those nearby are. */
async function opened(page: Page, origin: string, { strategy, slider: name }: Subject) {
  await page.goto('about:blank')
  await page.goto(`${origin}/#/home/aiInfo?strategy=${strategy}&instrument=US:AAPL`)
  const result = await page.getByRole('region', { name: 'What it would have earned' }).elementHandle()
  const slider = await page.getByRole('slider', { name }).elementHandle()
  await page.waitForTimeout(REST_MS * 2)
  return { result, slider }
}

/** Collects long tasks that begin a second and more after a change: by then its result shows. */
const watchNearby = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { nearbyTasks: tasks })
    let changedAt = 0
    const note = () => {
      changedAt = performance.now()
    }
    addEventListener('input', note, true)
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (startTime > changedAt + 1_000) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })

const longestNearby = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'nearbyTasks') as number[])))

export async function measure(page: Page, origin: string, subject: Subject): Promise<Measured> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const { works } = await changes(page, session, await opened(page, origin, subject))
  const slowed = await opened(page, origin, subject)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await watchNearby(page)
  const { times } = await changes(page, session, slowed)
  const nearby = await longestNearby(page)
  await session.detach()
  const { strategy } = subject
  return { strategy, shown: median(times), most: Math.max(...times), work: median(works) * SLOWDOWN, nearby }
}
