import type { Browser } from 'playwright'
import type { MeasuredScreen } from './screens.ts'

/** Time from when the rows show. */
const WATCHED_MS = 5_000
const SLOWDOWN = 4

/** The longest task of a screen while prices tick, on a processor slowed four times, until five seconds after it shows. In ms; 0 where none takes 50 ms. */
export async function longestTaskOf(
  browser: Browser,
  origin: string,
  { path, shown }: MeasuredScreen,
  storage: Readonly<Record<string, string>>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  }, storage)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(`${origin}/#${path}`)
  await page.locator(shown).first().waitFor()
  await page.waitForTimeout(WATCHED_MS)
  const tasks = await page.evaluate(() => Reflect.get(window, 'longTasks') as number[])
  await context.close()
  return Math.round(Math.max(0, ...tasks))
}
