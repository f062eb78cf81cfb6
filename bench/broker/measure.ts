/** The time of some work, in milliseconds. */
export interface Cost {
  readonly wall: number
  /** User and system time of all threads of this process. */
  readonly cpu: number
}

export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const began = performance.now()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return { wall: performance.now() - began, cpu: (user + system) / 1_000 }
}

/** The least value that at least this part of all values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export const medianCost = (costs: readonly Cost[]): Cost => ({
  wall: median(costs.map(({ wall }) => wall)),
  cpu: median(costs.map(({ cpu }) => cpu)),
})
