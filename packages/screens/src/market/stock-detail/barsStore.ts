import type { ApiClient, ResponseOf, marketCandles } from '@onelot/api-client'
import { createListeners } from '../../base/data/listeners.ts'
import {
  type Adjustment,
  type BarSeries,
  type Candle,
  type ChartPeriod,
  type Instant,
  type InstrumentId,
  type Quote,
  type SessionState,
  candlesOf,
  emptySeries,
  isIntradayPeriod,
  nextBarTime,
  withEnded,
  withGap,
  withNewest,
  withOlder,
  withTick,
  withTime,
} from '@onelot/domain'

/** Bars that have ended, to be asked for once. */
export interface EndedBars {
  readonly before: Instant
  readonly limit: number
}

/** What changes by a bar or a read, and not by a tick. */
export interface Bars {
  /** Undefined until they are read. The last is as it was when it began, or was read. */
  readonly candles: readonly Candle[] | undefined
  /** There are bars before the first. */
  readonly more: boolean
  /** Something is missing that a read of the newest bars brings. */
  readonly gap: boolean
  readonly ended: EndedBars | undefined
  /** When bars that had ended were read last. */
  readonly endedAt: Instant | undefined
}

type Page = ResponseOf<typeof marketCandles>

export interface BarsStore {
  readonly read: () => Bars
  /** The running bar. */
  readonly live: () => Candle | undefined
  readonly watch: (onChange: () => void) => () => void
  /** Folds every tick of the stream, though prices show less often, until the returned function is called. */
  readonly follow: (client: Pick<ApiClient, 'subscribe'>) => () => void
  /** Bars move with the quotes of a regular session alone: there are none before and after it. */
  readonly inSession: (session: SessionState) => void
  readonly tick: (quote: Quote) => void
  /** What was read: the newest bars, what `Bars.ended` asks for, or what is before the first. */
  readonly newest: (page: Page) => void
  readonly ended: (page: Page, asked: EndedBars, at: Instant) => void
  readonly older: (page: Page) => void
  /** A read failed of which bars are shown. */
  readonly failed: () => void
}

export interface BarsOf {
  readonly instrument: InstrumentId
  readonly period: ChartPeriod
  readonly adjustment: Adjustment
}

/** Backward adjustment scales the newest bars, which quotes then do not move: they are read again and again. */
export const isFolded = ({ period, adjustment }: Omit<BarsOf, 'instrument'>): boolean =>
  isIntradayPeriod(period) || adjustment !== 'backward'

function endedOf({ period, ended, unread, gap }: BarSeries): EndedBars | undefined {
  const last = ended.at(-1)
  if (!isIntradayPeriod(period) || last === undefined || unread === 0 || gap) return undefined
  return { before: nextBarTime(period, last.time), limit: unread }
}

/** The bars of a chart: what was read, and what every tick makes of the last one. */
export function createBarsStore(of: BarsOf): BarsStore {
  const { instrument, period } = of
  const { listen, notify } = createListeners()
  let series = emptySeries(period)
  let bars: Bars = { candles: undefined, more: false, gap: false, ended: undefined, endedAt: undefined }
  let session: SessionState | undefined
  let joined: Page | undefined
  /** Ticks may have been missed. */
  let isSilent = false

  function become(next: BarSeries, { more = bars.more, endedAt = bars.endedAt }: Partial<Bars> = {}): void {
    const isOther = series.ended !== next.ended || (bars.candles === undefined && joined !== undefined)
    series = next
    const wanted = endedOf(next)
    const ended =
      wanted?.before === bars.ended?.before && wanted?.limit === bars.ended?.limit ? bars.ended : wanted
    if (!isOther && ended === bars.ended && next.gap === bars.gap && more === bars.more) return
    bars = { candles: isOther ? candlesOf(next) : bars.candles, more, gap: next.gap, ended, endedAt }
    notify()
  }

  function tick(quote: Quote): void {
    if (!isFolded(of) || session?.phase !== 'regular' || quote.at >= session.until) return
    become(withTick(series, { quote, tradingDay: session.tradingDay }))
  }

  return {
    read: () => bars,
    live: () => series.running?.candle,
    watch: listen,
    follow(client) {
      isSilent = joined !== undefined
      return client.subscribe({
        instruments: [instrument],
        onEvent(event) {
          if (isSilent) become(withGap(series))
          isSilent = false
          if (event.kind === 'quote' && event.quote.instrument === instrument) tick(event.quote)
          become(withTime(series, event.serverTime))
        },
        onState(state) {
          if (state === 'stale') isSilent = true
        },
      })
    },
    inSession(next) {
      const before = session
      session = next
      if (before && (before.phase !== next.phase || before.tradingDay !== next.tradingDay))
        become(withGap(series))
    },
    tick,
    newest(page) {
      if (page === joined) become({ ...series, gap: false })
      else {
        joined = page
        const next = withNewest(series, page.candles)
        const isFirst = candlesOf(next)[0]?.time === page.candles[0]?.time
        become(next, isFirst ? { more: page.more } : {})
      }
    },
    ended(page, { before }, endedAt) {
      become(withEnded(series, page.candles, before), { endedAt })
    },
    older(page) {
      become(withOlder(series, page.candles), { more: page.more })
    },
    failed() {
      become({ ...series, gap: true })
    },
  }
}
