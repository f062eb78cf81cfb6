import {
  type AnnouncedAction,
  type Decimal,
  type Instant,
  type InstrumentId,
  type LocalDate,
  type MarketId,
  exact,
  nextRegularOpening,
  previousTradingDay,
  rebasedPrice,
  regularOpening,
  toDecimal,
  tradingDayOf,
} from '@onelot/domain'
import {
  type DailyWorth,
  type Mentor,
  type MentorHistory,
  type MentorShare,
  type MentorTrade,
  type PlannedShare,
  equityOf,
  firstSleeves,
  openingOf,
} from '@onelot/domain/modules/managed/mentors'
import type { Services } from '../../services.ts'

/** Trading days that a mentor has traded before it is announced. */
const HISTORY_DAYS = 500

interface Bar {
  readonly date: LocalDate
  readonly open: Decimal
  readonly close: Decimal
}

/** Daily bars as they were traded, the earliest first; the one of a running session too, whose close is its last price. */
async function barsOf(
  { market, yieldTurn }: Pick<Services, 'market' | 'yieldTurn'>,
  id: InstrumentId,
  limit: number,
  now: Instant,
): Promise<readonly Bar[]> {
  const query = { period: 'day', adjustment: 'none', limit } as const
  const { candles } = await market.candles(id, query, now, yieldTurn)
  return candles.map(({ time, open, close }) => ({ date: time as LocalDate, open, close }))
}

/** A price of one date in units of a later one. */
const inUnitsOf = (
  price: Decimal,
  from: LocalDate,
  to: LocalDate,
  actions: readonly AnnouncedAction[],
): Decimal =>
  actions.reduce(
    (rebased, action) =>
      action.kind === 'split' && from < action.exDate && action.exDate <= to
        ? rebasedPrice(rebased, action.ratio)
        : rebased,
    price,
  )

/** What companies do at the opening of a day. */
function actionsOn(
  { site }: Pick<Services, 'site'>,
  actions: readonly AnnouncedAction[],
  day: LocalDate,
  market: MarketId,
): Pick<PlannedShare, 'split' | 'dividend'> {
  const split = actions.find((action) => action.kind === 'split' && action.exDate === day)
  const dividend = actions.find((action) => action.kind === 'dividend' && action.exDate === day)
  const left = exact('1').minus(site.values.settings.dividendWithholding[market])
  return {
    ...(split?.kind === 'split' ? { split: split.ratio } : {}),
    ...(dividend?.kind === 'dividend' ? { dividend: toDecimal(left.times(dividend.amount)) } : {}),
  }
}

/** A share at the opening of a day. @param bars those before the day; more than its average needs change nothing */
function plannedOn(
  services: Services,
  { instrument, slow }: MentorShare,
  bars: readonly Bar[],
  day: LocalDate,
  open: Decimal | undefined,
  market: MarketId,
): PlannedShare {
  const actions = services.market.actions(instrument)
  const before = bars.slice(-slow)
  return {
    instrument,
    closes: before.map(({ date, close }) => inUnitsOf(close, date, day, actions)),
    open,
    market: services.site.marketRules(market),
    ...actionsOn(services, actions, day, market),
  }
}

/** Bars of a longest average with some more, where a share was not traded on each day. */
const barsFor = ({ slow }: MentorShare): number => slow + 10

/** The shares of a mentor as they open today. */
export async function sharesToday(
  services: Services,
  { shares, market }: Pick<Mentor, 'shares' | 'market'>,
  now: Instant,
): Promise<readonly PlannedShare[]> {
  const day = tradingDayOf(services.site.marketRules(market), services.calendar, now)
  const planned: PlannedShare[] = []
  for (const share of shares) {
    const bars = await barsOf(services, share.instrument, barsFor(share), now)
    const isTraded = services.market.status(share.instrument, now) === 'listed'
    const open = isTraded ? bars.find(({ date }) => date === day)?.open : undefined
    const before = bars.filter(({ date }) => date < day)
    planned.push(plannedOn(services, share, before, day, open, market))
  }
  return planned
}

/** The day of a mentor, and when it opens next. */
export function mentorDay(
  { site, calendar }: Pick<Services, 'site' | 'calendar'>,
  market: MarketId,
  now: Instant,
) {
  const exchange = site.marketRules(market)
  const today = tradingDayOf(exchange, calendar, now)
  return {
    today,
    yesterday: previousTradingDay(exchange, calendar, today),
    nextOpening: nextRegularOpening(exchange, calendar, now),
  }
}

/** The bars of a share for days in their order: the day's own, where it was traded, and so many before it. */
function dayByDay(bars: readonly Bar[], count: number) {
  let passed = 0
  return (day: LocalDate) => {
    while ((bars[passed]?.date ?? day) < day) passed += 1
    const bar = bars[passed]
    return {
      bar: bar?.date === day ? bar : undefined,
      before: bars.slice(Math.max(0, passed - count), passed),
    }
  }
}

/** What a mentor would have done on the days before now: the same plan, opening by opening. Undefined where its shares have no days. */
export async function historyOf(
  services: Services,
  mentor: Mentor,
  now: Instant,
): Promise<MentorHistory | undefined> {
  const { market, shares, capital } = mentor
  const exchange = services.site.marketRules(market)
  const { today, nextOpening } = mentorDay(services, market, now)
  const traded = new Set<LocalDate>()
  const all: { readonly share: MentorShare; readonly on: ReturnType<typeof dayByDay> }[] = []
  for (const share of shares) {
    const bars = await barsOf(services, share.instrument, HISTORY_DAYS + barsFor(share), now)
    for (const { date } of bars) traded.add(date)
    all.push({ share, on: dayByDay(bars, share.slow) })
  }
  const dates = [...traded].toSorted()
  const isOpened = regularOpening(exchange, services.calendar, today) < nextOpening
  const done = dates.filter((date) => date < today || (isOpened && date === today)).slice(-HISTORY_DAYS)
  if (done.length === 0) return undefined
  let sleeves = firstSleeves(mentor)
  const days: DailyWorth[] = []
  const trades: MentorTrade[] = []
  for (const day of done) {
    const closes = new Map<InstrumentId, Decimal | undefined>()
    const planned = all.map(({ share, on }) => {
      const { bar, before } = on(day)
      const plan = plannedOn(services, share, before, day, bar?.open, market)
      closes.set(share.instrument, bar?.close ?? plan.closes.at(-1))
      return plan
    })
    const opening = openingOf(mentor, sleeves, planned, day)
    const { equity, fills } = opening
    sleeves = opening.sleeves
    const splits = planned.flatMap(({ instrument, split: ratio }) =>
      ratio === undefined ? [] : [{ instrument, ratio }],
    )
    const at = regularOpening(exchange, services.calendar, day)
    if (fills.length > 0) trades.push({ day, at, equity, fills, ...(splits.length === 0 ? {} : { splits }) })
    const worth = equityOf(sleeves, (id) => closes.get(id), capital.currency)
    if (day < today) days.push({ date: day, worth: worth.amount })
    await services.yieldTurn()
  }
  return { sleeves, days, trades }
}
