import {
  type MemberRequest,
  type TradingCommand,
  type TradingEvent,
  add,
  cashAccountOf,
  money,
  payableOf,
  proceedsOf,
  sliceOf,
} from '@onelot/domain'
import {
  ADD,
  type CopyCommand,
  type CopyEvent,
  FOLLOW,
  copyTrading as rules,
  followIn,
} from '@onelot/domain/modules/managed/copyTrading'
import type { Reaction } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import type { Passing, PassingObstacle } from '../../base/requestRules.ts'
import { rejectsCalledOff } from '../../base/rejectsCalledOff.ts'
import { copySettings } from '../copySettings.ts'
import { mentorOf } from '../foundMentor.ts'
import { addIn, contextOf, termsIn } from './context.ts'
import { due } from './due.ts'
import { routes } from './endpoints.ts'
import { messages } from './messages.ts'
import { products, titles } from './products.ts'

type Of<K extends CopyEvent['kind']> = Extract<CopyEvent, { kind: K }>
type Traded<K extends TradingEvent['kind']> = Extract<TradingEvent, { kind: K }>

const opensPosition: Reaction = {
  on: 'copyTrading.bought',
  command: ({
    position,
    instrument,
    price,
    lots,
    paid,
    fee,
    follow,
  }: Of<'copyTrading.bought'>): TradingCommand => ({
    kind: 'trading.openAllotted',
    terms: {
      ...{ position, instrument, price, lots, paid, fee },
      from: 'copy',
      origin: { module: rules.name, id: follow.id },
    },
  }),
}

const closesPosition: Reaction = {
  on: 'copyTrading.sold',
  command: ({ position, lots, cause }: Of<'copyTrading.sold'>): TradingCommand => ({
    kind: 'trading.closeManaged',
    ...{ position, lots, cause },
  }),
}

/** Whoever sells lots of a mirrored position, the follow has what they bring. */
const notesExit: Reaction = {
  on: 'trading.orderFilled',
  command({ execution }: Traded<'trading.orderFilled'>): CopyCommand | undefined {
    if (execution.purpose !== 'close' || cashAccountOf(execution) !== 'copy') return undefined
    const { position, lots, settlesAt } = execution
    return { kind: 'copyTrading.noteExit', position, lots, brought: proceedsOf(execution), settlesAt }
  },
}

const notesSplit: Reaction = {
  on: 'trading.positionRebased',
  command({ position, ratio, cash }: Traded<'trading.positionRebased'>): CopyCommand | undefined {
    if (cashAccountOf(position) !== 'copy') return undefined
    const { id, terms, currency } = position
    return {
      kind: 'copyTrading.noteSplit',
      position: id,
      instrument: terms.instrument,
      lots: position.status === 'open' ? position.fill.lots : 0,
      ratio,
      brought: cash === undefined ? money(currency, '0') : add(cash.margin, cash.grossProfit),
    }
  },
}

const notesDividend: Reaction = {
  on: 'trading.dividendPaid',
  command({ longs }: Traded<'trading.dividendPaid'>): CopyCommand | undefined {
    const brought = longs
      .filter((line) => cashAccountOf(line) === 'copy')
      .map((line) => ({ position: line.position, amount: payableOf(line) }))
    return brought.length === 0 ? undefined : { kind: 'copyTrading.noteCash', brought }
  },
}

/** The mentor is called off by now. */
async function followObstacle({ request }: Passing, services: Services): Promise<PassingObstacle> {
  const mentor = await mentorOf(services, termsIn(request).mentor)
  return {
    cause: mentor?.calledOff === false ? undefined : 'changed',
    basedOn: mentor && [mentor.streamVersion],
  }
}

/** The follow is gone by now, or ends. */
async function addObstacle({ request, state }: Passing, services: Services): Promise<PassingObstacle> {
  const terms = addIn(request)
  const mentor = await mentorOf(services, terms.mentor)
  const follow = followIn(sliceOf(state, rules), terms.follow)
  const goesOn = mentor?.calledOff === false && follow !== undefined && follow.phase !== 'ending'
  return { cause: goesOn ? undefined : 'changed', basedOn: mentor && [mentor.streamVersion] }
}

export const copyTrading: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  settings: copySettings,
  messages,
  products,
  titles,
  due,
  reactions: [
    opensPosition,
    closesPosition,
    notesExit,
    notesSplit,
    notesDividend,
    rejectsCalledOff('copyTrading.calledOff'),
  ],
  requests: [
    {
      kind: FOLLOW,
      on: 'copyTrading.submitted',
      request: ({ terms }: Of<'copyTrading.submitted'>): Omit<MemberRequest, 'kind'> => ({
        terms,
        hold: terms.amount,
        rejectedBy: ['tradingBanned'],
      }),
      passed: ({ id: request, ...asked }): CopyCommand => ({
        kind: 'copyTrading.begin',
        request,
        terms: termsIn(asked),
      }),
      obstacle: followObstacle,
      failed: ({ id: request, ...asked }): CopyCommand => ({
        kind: 'copyTrading.release',
        request,
        terms: termsIn(asked),
      }),
    },
    {
      kind: ADD,
      on: 'copyTrading.addSubmitted',
      request: ({ terms }: Of<'copyTrading.addSubmitted'>): Omit<MemberRequest, 'kind'> => ({
        terms,
        hold: terms.amount,
        rejectedBy: ['tradingBanned'],
      }),
      passed: ({ id: request, ...asked }): CopyCommand => ({
        kind: 'copyTrading.add',
        request,
        terms: addIn(asked),
      }),
      obstacle: addObstacle,
      failed: ({ id: request, ...asked }): CopyCommand => ({
        kind: 'copyTrading.releaseAdd',
        request,
        terms: addIn(asked),
      }),
    },
  ],
}
