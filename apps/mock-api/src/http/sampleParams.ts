import { type RefusalCodeOnWire, paramKinds, refusalParams } from '@onelot/api-client'

/** One sample of each form of params, so that a refusal of any code can be shown that no rule has given. */
const samples = new Map<unknown, object>([
  [paramKinds.amount, { amount: '1000', currency: 'KRW' }],
  [paramKinds.window, { from: '09:00', to: '15:30', zone: 'Asia/Seoul' }],
  [
    paramKinds.closedWindow,
    {
      days: 'tradingDays',
      from: '09:00',
      to: '15:30',
      zone: 'Asia/Seoul',
      opensAt: '2026-03-11T00:00:00.000Z',
    },
  ],
  [paramKinds.range, { low: '70000', high: '130000', currency: 'KRW' }],
  [paramKinds.from, { from: '2026-04-01T00:00:00.000Z' }],
  [paramKinds.until, { until: '2026-03-12T00:00:00.000Z' }],
  [paramKinds.count, { count: 2 }],
  [paramKinds.days, { days: 2 }],
  [paramKinds.minutes, { minutes: 30 }],
  [paramKinds.shares, { shares: 10_000 }],
  [paramKinds.span, { from: '2026-03-12T06:40:00.000Z', to: '2026-03-12T09:00:00.000Z' }],
])

/** Params with which a refusal can be shown. */
export const sampleParams = (code: RefusalCodeOnWire): object => samples.get(refusalParams[code]) ?? {}
