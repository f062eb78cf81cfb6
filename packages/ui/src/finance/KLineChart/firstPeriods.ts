import type { ChartPeriod } from '@onelot/domain'

/** The periods that show at once, by how often they are asked for. */
export const firstPeriods = ['timeShare', 'day', 'week', 'month'] as const satisfies readonly ChartPeriod[]
export type FirstPeriod = (typeof firstPeriods)[number]
export type MinutePeriod = Exclude<ChartPeriod, FirstPeriod>

/** The others. */
export const minutePeriods = ['1m', '5m', '15m', '30m'] as const satisfies readonly MinutePeriod[]

export const isFirstPeriod = (period: ChartPeriod): period is FirstPeriod =>
  firstPeriods.some((one) => one === period)
