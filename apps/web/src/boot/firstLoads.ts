/** A task of its own: a slow phone is busy some 10 ms with each file that it begins to load. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Begins each in a task of its own. Resolves once all have ended, well or not, and after `limitMs` at the latest: the screen that they are for then
 * shows at once and whole, where it would wait behind a skeleton for 300 ms, which is how long React leaves one.
 */
export function firstLoads(loads: readonly (() => Promise<unknown>)[], limitMs: number): Promise<unknown> {
  const all = Promise.allSettled(
    loads.map(async (load) => {
      await nextTask()
      await load()
    }),
  )
  return Promise.race([all, new Promise((resolve) => setTimeout(resolve, limitMs))])
}

/** A browser reads its tables of numbers and dates with the first format that it makes, for 40 ms of a slow phone: while scripts are on their way. */
export const readFormats = (): Promise<unknown> => Promise.resolve(new Intl.NumberFormat())
