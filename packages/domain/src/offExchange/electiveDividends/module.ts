import { manageCodes } from '../../base/access/standing.ts'
import type { AnnouncedDividend } from '../../base/instruments/announced.ts'
import { balanceOf } from '../../base/ledger/ledger.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Change } from '../../base/module/module.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import { type Exact, exact, toDecimal } from '../../base/money/exact.ts'
import { add, compare, zero } from '../../base/money/money.ts'
import { type ElectiveDividendsContext, check } from './check.ts'
import type { CountedLine, ElectiveDividendsCommand } from './command.ts'
import type { ElectiveDividendsEvent } from './event.ts'
import { evolve } from './evolve.ts'
import { rows } from './rows.ts'
import { sharesBought } from './shares.ts'
import {
  type CashCause,
  type ElectionOutcome,
  type ElectionTerms,
  type ElectiveDividendsState,
  type Entitled,
  entitledIn,
  initialElectiveDividends,
} from './state.ts'

export { type ElectiveDividendsContext, type Settlement, electionObstacles } from './check.ts'
export type { CountedLine, ElectiveDividendsCommand } from './command.ts'
export type { ElectiveDividendsEvent } from './event.ts'
export { electionRecords } from './rows.ts'
export { sharesBought } from './shares.ts'
export {
  type CashCause,
  type ElectionOutcome,
  type ElectionRecord,
  type ElectionTerms,
  type ElectiveDividendsState,
  type Entitled,
  type StandingChoice,
  cashCauses,
  entitledIn,
  standingChoices,
} from './state.ts'

/** What is asked of a review. */
export const ELECTION = 'electiveDividends.election'

/** What waits in a stream is known by one name among all modules. */
const OWNER = 'electiveDividends '
/** The dividend whose deadline a command is due at. */
export const electionOwned = (owner: string): string => owner.slice(OWNER.length)

/** Own shares alone; undefined where there are none. */
export function electionTermsOf(
  { id, instrument, currency }: AnnouncedDividend,
  longs: readonly CountedLine[],
  own: readonly string[],
): ElectionTerms | undefined {
  const lines = longs.filter(({ position }) => own.includes(position))
  if (lines.length === 0) return undefined
  const quantity = lines.reduce<Exact>((sum, line) => sum.plus(line.quantity), exact('0'))
  return {
    dividend: id,
    instrument,
    quantity: toDecimal(quantity),
    net: add(zero(currency), ...lines.map(({ net }) => net)),
  }
}

/** What a standing choice for shares asks for by itself, where the account may ask. */
function counted(
  { dividend, longs }: Extract<ElectiveDividendsCommand, { kind: 'electiveDividends.count' }>,
  { standing, entitled }: ElectiveDividendsState,
  { now: at, own, offered, restrictions }: ElectiveDividendsContext,
): readonly ElectiveDividendsEvent[] {
  const terms = electionTermsOf(dividend, longs, own)
  if (dividend.elective === undefined || terms === undefined || Object.hasOwn(entitled, dividend.id))
    return []
  const base = { version: 1, at, postings: [], terms } as const
  // Where the broker was down over the deadline, nobody can choose any more.
  const mayChoose = offered && at < dividend.elective.deadline
  const asks = mayChoose && standing === 'ask'
  const chooses = mayChoose && standing === 'shares' && restrictions.length === 0
  return [
    { ...base, kind: 'electiveDividends.counted', dividend, asks },
    ...(chooses ? [{ ...base, kind: 'electiveDividends.submitted' } as const] : []),
  ]
}

function cashCause(
  { election }: Entitled,
  { restrictions, settlement }: ElectiveDividendsContext,
): CashCause | undefined {
  if (election === undefined) return 'notElected'
  if (election === 'underReview') return 'notAccepted'
  if (restrictions.length > 0) return 'restricted'
  if (settlement.isDelisted) return 'delisted'
  if (settlement.isSplit) return 'split'
  return settlement.close === undefined ? 'noClose' : undefined
}

/** Whether the cash that was paid buys shares; what was collected of it for a debt does not. */
function outcomeOf(entitled: Entitled, context: ElectiveDividendsContext): ElectionOutcome {
  const cause = cashCause(entitled, context)
  const { close } = context.settlement
  if (cause !== undefined || close === undefined) return { kind: 'cash', cause: cause ?? 'noClose' }
  const { net } = entitled.terms
  const bought = sharesBought(net, close)
  if (bought.shares === 0) return { kind: 'cash', cause: 'tooLittle' }
  const available = balanceOf(context.ledger, net.currency, 'available')
  if (compare(available, bought.cost) < 0) return { kind: 'cash', cause: 'owed' }
  return { kind: 'shares', ...bought, position: context.newId }
}

function accept(
  command: ElectiveDividendsCommand,
  state: ElectiveDividendsState,
  context: ElectiveDividendsContext,
): readonly ElectiveDividendsEvent[] {
  const base = { version: 1, at: context.now, postings: [] } as const
  switch (command.kind) {
    case 'electiveDividends.submit':
    case 'electiveDividends.withdraw': {
      const entitled = entitledIn(state, command.dividend)
      if (entitled === undefined) return []
      const kind =
        command.kind === 'electiveDividends.submit'
          ? 'electiveDividends.submitted'
          : 'electiveDividends.withdrawn'
      return [{ ...base, kind, terms: entitled.terms }]
    }
    case 'electiveDividends.setStanding':
      return [{ ...base, kind: 'electiveDividends.standingSet', standing: command.standing }]
    case 'electiveDividends.count':
      return counted(command, state, context)
    case 'electiveDividends.accept':
      return [{ ...base, kind: 'electiveDividends.accepted', terms: command.terms }]
    case 'electiveDividends.release':
      return [{ ...base, kind: 'electiveDividends.released', terms: command.terms }]
    case 'electiveDividends.close': {
      const terms = entitledIn(state, electionOwned(command.owner))?.terms
      const request = context.underReview
      if (terms === undefined || request === undefined) return []
      return [{ ...base, kind: 'electiveDividends.lapsed', terms, request }]
    }
    case 'electiveDividends.settle': {
      const entitled = entitledIn(state, command.dividend)
      if (entitled === undefined) return []
      const { dividend, terms } = entitled
      const record = { dividend, terms, outcome: outcomeOf(entitled, context), at: context.now }
      return [{ ...base, kind: 'electiveDividends.settled', record }]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

const dividendOf = (event: ElectiveDividendsEvent): string | undefined => {
  if (event.kind === 'electiveDividends.standingSet') return undefined
  return event.kind === 'electiveDividends.settled' ? event.record.dividend.id : event.terms.dividend
}

/** What is under review at the deadline ends; of what is not, nothing is due. */
const schedule = ({
  after,
  events,
}: Change<ElectiveDividendsState, ElectiveDividendsEvent>): readonly Schedule[] =>
  [...new Set(events.flatMap((event) => dividendOf(event) ?? []))].map((id) => {
    const { dividend, election } = entitledIn(after, id) ?? {}
    const dueAt = election === 'underReview' ? dividend?.elective?.deadline : undefined
    const timers = dueAt === undefined ? [] : [{ kind: 'electiveDividends.close', dueAt } as const]
    return { owner: OWNER + id, timers, watches: [] }
  })

/** Dividends that members may take in shares (docs/rules/elective-dividends.md). */
export const electiveDividends = defineModule({
  name: 'electiveDividends',
  stream: 'account',
  initial: initialElectiveDividends,
  shape: 1,
  evolve,
  upcasts: {
    'electiveDividends.counted': [],
    'electiveDividends.submitted': [],
    'electiveDividends.accepted': [],
    'electiveDividends.released': [],
    'electiveDividends.withdrawn': [],
    'electiveDividends.lapsed': [],
    'electiveDividends.standingSet': [],
    'electiveDividends.settled': [],
  },
  refusals: {
    'electiveDividends.submit': [
      'PRODUCT_UNAVAILABLE',
      ...manageCodes,
      'TRADING_BANNED',
      'NOT_YET_SUBSCRIPTION_TIME',
      'SUBSCRIPTION_CHANNEL_CLOSED',
      'DUPLICATE_SUBSCRIPTION',
    ],
    'electiveDividends.withdraw': [...manageCodes, 'ORDER_WRONG_STATE', 'SUBSCRIPTION_CHANNEL_CLOSED'],
    'electiveDividends.setStanding': ['PRODUCT_UNAVAILABLE', ...manageCodes, 'TRADING_BANNED'],
    'electiveDividends.count': [],
    'electiveDividends.accept': [],
    'electiveDividends.release': [],
    'electiveDividends.close': [],
    'electiveDividends.settle': [],
  },
  check,
  accept,
  schedule,
  rows,
})
