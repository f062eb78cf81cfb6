import { marketCandles } from '@onelot/api-client'
import { pricedIn } from '../orders.ts'
import type { Finding } from '../outcomes.ts'
import { type Run, isDeclared, saidText } from '../run.ts'
import { at, isFields, schemaOf } from '../schema.ts'

const LIMIT = 60
const { path } = marketCandles

interface Bars {
  readonly bars: readonly unknown[]
  readonly more: boolean
}

const textOf = (bar: unknown, name: string): string => {
  const value = isFields(bar) ? bar[name] : undefined
  return typeof value === 'string' ? value : ''
}

function orderFindings(bars: readonly unknown[]): readonly Finding[] {
  const times = bars.map((bar) => textOf(bar, 'time'))
  const wrong = times.findIndex((time, index) => index > 0 && time <= (times[index - 1] ?? ''))
  return wrong < 0
    ? []
    : [
        {
          field: `data.candles[${String(wrong)}].time`,
          said: `is ${times[wrong] ?? ''}, not later than ${times[wrong - 1] ?? ''} before it`,
        },
      ]
}

function wholeFindings(bars: readonly unknown[]): readonly Finding[] {
  const wrong = bars.findIndex((bar) => {
    const [low, high, open, close] = ['low', 'high', 'open', 'close'].map((name) => Number(textOf(bar, name)))
    return Math.min(open ?? 0, close ?? 0) < (low ?? 0) || Math.max(open ?? 0, close ?? 0) > (high ?? 0)
  })
  return wrong < 0
    ? []
    : [{ field: `data.candles[${String(wrong)}]`, said: 'opens or closes outside its low and high' }]
}

async function barsOf(run: Run, request: Readonly<Record<string, unknown>>): Promise<Bars | Finding> {
  const answer = await run.wire.send({ path, body: { adjustment: 'none', limit: LIMIT, ...request } })
  const data: unknown = answer.said.kind === 'success' ? answer.said.data : undefined
  const bars = at(data, ['candles'])
  if (!Array.isArray(bars)) {
    isDeclared(run, marketCandles, answer)
    return { field: 'data.candles', said: `${saidText(answer)}; expected: bars` }
  }
  return { bars, more: at(data, ['more']) === true }
}

async function tryPeriod(run: Run, instrument: string, period: string): Promise<void> {
  const { record } = run
  const about = { path, about: `${path} ${period}` }
  const newest = await barsOf(run, { instrument, period })
  if (!('bars' in newest)) {
    record.failed('CAN-01', about, newest)
    return
  }
  const { bars, more } = newest
  if (bars.length === 0) {
    for (const id of ['CAN-01', 'CAN-02'] as const)
      record.notTried(id, about, 'there are no bars of the period')
    return
  }
  record.judged('CAN-01', about, [...orderFindings(bars), ...wholeFindings(bars)])
  const before = textOf(bars[0], 'time')
  if (!more || before === '') {
    record.notTried('CAN-02', about, 'there is no bar before, as `more` says')
    return
  }
  const earlier = await barsOf(run, { instrument, period, before })
  if (!('bars' in earlier)) {
    record.failed('CAN-02', about, earlier)
    return
  }
  const late = earlier.bars.findIndex((bar) => textOf(bar, 'time') >= before)
  record.judged('CAN-02', about, [
    ...(earlier.bars.length === 0
      ? [{ field: 'data.candles', said: 'is empty although `more` was true' }]
      : []),
    ...(earlier.bars.length > LIMIT
      ? [
          {
            field: 'data.candles',
            said: `has ${String(earlier.bars.length)} bars; \`limit\` was ${String(LIMIT)}`,
          },
        ]
      : []),
    ...(late < 0 ? [] : [{ field: `data.candles[${String(late)}].time`, said: `is not before ${before}` }]),
    ...orderFindings(earlier.bars),
  ])
}

/** Bars of every period, of the first instrument with a quote. */
export async function tryCandles(run: Run): Promise<void> {
  const instrument = pricedIn(run)[0]?.instrument
  const periods = schemaOf(marketCandles.request).properties?.['period']?.enum ?? []
  for (const period of periods) {
    if (typeof period !== 'string') continue
    if (instrument !== undefined) await tryPeriod(run, instrument, period)
    else
      for (const id of ['CAN-01', 'CAN-02'] as const)
        run.record.notTried(id, { path, about: `${path} ${period}` }, 'no instrument is known')
  }
}
