import {
  type Adjustment,
  type AnnouncedAction,
  type Candle,
  type CorporateAction,
  type LocalDate,
  adjustCandles,
  compareDecimals,
  exact,
  toDecimal,
} from '@onelot/domain'
import type { RecordedBars } from './recordedBars.ts'

const asRecorded = (action: AnnouncedAction): CorporateAction =>
  action.kind === 'split'
    ? {
        kind: 'split',
        exDate: action.exDate,
        ratio: toDecimal(exact(String(action.ratio.to)).div(String(action.ratio.from))),
      }
    : { kind: 'dividend', exDate: action.exDate, amountPerShare: action.amount }

type Bars = readonly Candle<LocalDate>[]

/** What an announced dividend leaves of a close that fell below it since is a tick: no factor takes it out. */
const leavesPrice = (action: CorporateAction, anchors: Bars): boolean => {
  const before = anchors.findLast(({ time }) => time < action.exDate)
  return (
    action.kind === 'split' ||
    before === undefined ||
    compareDecimals(action.amountPerShare, before.close) < 0
  )
}

/**
 * The days of a page, adjusted for what was recorded and for what was announced since. `anchors` are the days before and at each
 * ex-date that was announced: they decide the factors, wherever the page lies.
 */
export function adjustedDays(
  page: Bars,
  recorded: Pick<RecordedBars, 'anchors' | 'actions'>,
  announced: readonly AnnouncedAction[],
  anchors: Bars,
  adjustment: Adjustment,
): Bars {
  const bars = new Map([...recorded.anchors, ...anchors, ...page].map((bar) => [bar.time, bar]))
  const ordered = [...bars.values()].sort((a, b) => (a.time < b.time ? -1 : 1))
  const actions = [
    ...recorded.actions,
    ...announced.map(asRecorded).filter((action) => leavesPrice(action, anchors)),
  ]
  const shown = new Set(page.map(({ time }) => time))
  return adjustCandles(ordered, actions, adjustment).filter(({ time }) => shown.has(time))
}
