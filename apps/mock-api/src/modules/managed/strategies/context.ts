import {
  type Instant,
  type Instrument,
  type InstrumentId,
  type StreamState,
  nextRegularOpening,
  sliceOf,
  tradingDayOf,
} from '@onelot/domain'
import {
  type ClosedDay,
  type Run,
  type StrategiesCommand,
  type StrategiesContext,
  type StrategyOffer,
  strategies as rules,
  runIn,
  runOwned,
  runsOf,
  seenBefore,
} from '@onelot/domain/modules/managed/strategies'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { standingOf } from '../../base/standing.ts'
import { isCopyCurrency } from '../copySettings.ts'
import { comingDay, dayAfter, historyOf, lastOf, runBarsOf } from '../strategyBars.ts'
import { areStrategiesOffered, strategySettingsOf } from '../strategySettings.ts'

/** Days on which a share may not have been traded, within those that a strategy looks back on. */
const UNTRADED_DAYS = 30

/** The next opening of a market, and its day. */
export function startOn(services: Services, { market }: Pick<Instrument, 'market'>, now: Instant) {
  const { site, calendar } = services
  const exchange = site.marketRules(market)
  const startsAt = nextRegularOpening(exchange, calendar, now)
  return { startsAt, first: comingDay(services, { market }, tradingDayOf(exchange, calendar, startsAt)) }
}

/** A share over which a run may be had; undefined of anything else. Wait for `listingVersion` before it is asked. */
export function runnableShare(
  { market }: Pick<Services, 'market'>,
  id: InstrumentId,
  now: Instant,
): Instrument | undefined {
  const instrument = market.listing(id)
  const status = market.status(id, now)
  const isListed = status === 'listed' || status === 'halted'
  const isShare = instrument?.kind === 'stock' && instrument.lotSize === '1'
  return isShare && isListed && isCopyCurrency(instrument.currency) ? instrument : undefined
}

export function offerOf(services: Services, id: InstrumentId, now: Instant): StrategyOffer | undefined {
  const instrument = runnableShare(services, id, now)
  if (instrument === undefined || !isCopyCurrency(instrument.currency)) return undefined
  const { least, terms, feeRate } = strategySettingsOf(services)
  const { startsAt, first } = startOn(services, instrument, now)
  return {
    instrument,
    least: least[instrument.currency],
    ...{ terms, feeRate, startsAt, first },
    endOf: (term) => lastOf(services, instrument, first.date, term),
  }
}

/** The day of a run that has closed, with the bars that it is decided by. */
async function closedDay(services: Services, run: Run, now: Instant): Promise<ClosedDay> {
  const { date } = run.next
  const share = { id: run.instrument, market: run.market }
  const bars =
    run.book === undefined
      ? await historyOf(services, share, date, now)
      : await runBarsOf(services, share, { until: date, limit: seenBefore(run) + UNTRADED_DAYS }, now)
  return {
    seen: bars.filter((bar) => bar.date < date),
    bar: bars.find((bar) => bar.date === date),
    market: services.site.marketRules(run.market),
    next: dayAfter(services, run, date),
  }
}

function closingRun(command: StrategiesCommand, state: StreamState): Run | undefined {
  return command.kind === 'strategies.close'
    ? runIn(sliceOf(state, rules), runOwned(command.owner))
    : undefined
}

/** The shares whose listing a decision is made on. */
function concerned(command: StrategiesCommand, state: StreamState): readonly InstrumentId[] {
  switch (command.kind) {
    case 'strategies.submit':
      return [command.instrument]
    case 'strategies.endDelisted':
      return runsOf(sliceOf(state, rules), command.instrument).length === 0 ? [] : [command.instrument]
    case 'strategies.close': {
      const run = closingRun(command, state)
      return run === undefined ? [] : [run.instrument]
    }
    case 'strategies.cancel':
    case 'strategies.end':
      return []
    default: {
      const never: never = command
      return never
    }
  }
}

export async function contextOf(
  request: ContextRequest<StrategiesCommand>,
  services: Services,
): Promise<StrategiesContext> {
  const { command, state, base } = request
  const { now } = base
  const basedOn = await Promise.all(concerned(command, state).map((id) => services.listingVersion(id)))
  const run = closingRun(command, state)
  const closed =
    run !== undefined && run.next.closesAt <= now ? await closedDay(services, run, now) : undefined
  return {
    ...base,
    ...standingOf(services, state),
    basedOn,
    offered: areStrategiesOffered(services),
    offer: command.kind === 'strategies.submit' ? offerOf(services, command.instrument, now) : undefined,
    most: strategySettingsOf(services).most,
    closedDayOf(asked) {
      if (closed === undefined) throw new Error(`no day of run ${asked.id} has closed`)
      return closed
    },
  }
}
