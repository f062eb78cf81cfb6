import type { Browser, Page } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Time of the thread itself, in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const MAIN_THREAD = 'CrRendererMain'
const TASK = 'ThreadControllerImpl::RunTask'

/** Seconds that the busiest main thread of a trace has worked. */
export function workedIn(events: readonly TraceEvent[]): number {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD)
      .map(({ pid, tid }) => `${String(pid)} ${String(tid)}`),
  )
  const worked = new Map<string, number>()
  for (const { name, ph, pid, tid, tdur = 0 } of events) {
    const thread = `${String(pid)} ${String(tid)}`
    if (name === TASK && ph === 'X' && main.has(thread)) worked.set(thread, (worked.get(thread) ?? 0) + tdur)
  }
  return worked.size === 0 ? Number.NaN : Math.max(...worked.values()) / 1_000_000
}

/** Seconds that a page's main thread works during something: its own time, so that what else the machine does counts little. */
export async function mainThreadTime(
  browser: Browser,
  page: Page,
  during: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await during()
  const trace = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  return workedIn(trace.traceEvents)
}
