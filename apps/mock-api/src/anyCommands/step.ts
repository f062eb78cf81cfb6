import { type Leverage, type Side, leverages, sides } from '@onelot/domain'
import fc from 'fast-check'

const payeeActions = ['addCard', 'addWallet', 'unbind', 'makeDefault'] as const
export type PayeeAction = (typeof payeeActions)[number]

const identityActions = [
  'changeFundPassword',
  'resetFundPassword',
  'changePassword',
  'resetPassword',
  'changePhone',
  'endDevice',
  'endOtherDevices',
  'setTopic',
  'readMessages',
] as const
export type IdentityAction = (typeof identityActions)[number]

const fundActions = ['payIn', 'payOut'] as const
export type FundAction = (typeof fundActions)[number]

const offerActions = ['apply', 'cancelApplication', 'payShares', 'waiveShares'] as const
export type OfferAction = (typeof offerActions)[number]

const auctionActions = ['bid', 'amendBid', 'withdrawBid'] as const
export type AuctionAction = (typeof auctionActions)[number]

const memberActions = [
  ...payeeActions,
  ...offerActions,
  ...auctionActions,
  ...identityActions,
  ...fundActions,
  'market',
  'limit',
  'close',
  'rest',
  'cancel',
  'cancelAll',
  'amend',
  'protect',
  'enableMargin',
  'alert',
  'changeAlert',
  'switchAlert',
  'deleteAlert',
  'ask',
  'takeBack',
  'applySeat',
  'checkIn',
  'redeem',
  'exchange',
  'verify',
  'closeAccount',
] as const
export type MemberAction = (typeof memberActions)[number]

const operatorActions = [
  'move',
  'release',
  'halt',
  'restrict',
  'dividend',
  'split',
  'delist',
  'callOff',
  'review',
  'reviewMode',
  'unverify',
  'passRealName',
] as const
export type OperatorAction = (typeof operatorActions)[number]

/** One thing that happens to a broker: a member or an operator acts, a member looks, time passes, or the broker is started anew. */
export interface Step {
  readonly action: MemberAction | OperatorAction | 'wait' | 'look' | 'restart'
  /** Which of the two. */
  readonly member: 0 | 1
  readonly instrument: number
  readonly pick: number
  readonly side: Side
  readonly leverage: Leverage
  readonly lots: number
  /** How far a limit is from the price, or the price moves. */
  readonly ticks: number
  /** Passes before it. */
  readonly seconds: number
  /** Whether what is due is carried out before it, or is left to the command itself, or to a later tick. */
  readonly ticked: boolean
}

/** What is drawn of a step, whatever it does. */
export type Drawn = Omit<Step, 'action'>

export const isOfMember = (action: Step['action']): action is MemberAction =>
  memberActions.some((one) => one === action)
export const isOfPayees = (action: Step['action']): action is PayeeAction =>
  payeeActions.some((one) => one === action)
export const isOfIdentity = (action: Step['action']): action is IdentityAction =>
  identityActions.some((one) => one === action)
export const isOfFunds = (action: Step['action']): action is FundAction =>
  fundActions.some((one) => one === action)
export const isOfOffers = (action: Step['action']): action is OfferAction =>
  offerActions.some((one) => one === action)
export const isOfAuctions = (action: Step['action']): action is AuctionAction =>
  auctionActions.some((one) => one === action)
export const isOfOperator = (action: Step['action']): action is OperatorAction =>
  operatorActions.some((one) => one === action)

/** What is drawn of a step beside what it does. */
export const whatever = {
  member: fc.constantFrom(0, 1),
  instrument: fc.nat(1_000),
  pick: fc.nat(10_000),
  side: fc.constantFrom(...sides),
  leverage: fc.constantFrom(...leverages),
  lots: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 60 }) },
    fc.integer({ min: -1, max: 100_000 }),
  ),
  ticks: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -6, max: 6 }) },
    fc.integer({ min: -300, max: 300 }),
  ),
  seconds: fc.integer({ min: 1, max: 90 }),
  ticked: fc.boolean(),
} as const

export const often = <const A extends Step['action']>(weight: number, ...actions: readonly A[]) => ({
  weight,
  arbitrary: fc.constantFrom(...actions),
})

export const anyStep: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    often(22, 'market'),
    often(24, 'limit'),
    often(6, 'close'),
    often(12, 'rest'),
    often(6, 'cancel'),
    often(17, 'cancelAll'),
    often(5, 'deleteAlert'),
    often(18, 'amend'),
    often(16, 'protect'),
    often(6, 'enableMargin'),
    often(13, 'alert'),
    often(6, 'changeAlert', 'switchAlert'),
    often(10, 'ask'),
    often(7, 'takeBack'),
    often(6, 'applySeat'),
    often(6, 'checkIn'),
    often(9, 'redeem'),
    often(6, 'exchange'),
    often(4, 'verify'),
    often(3, 'closeAccount'),
    often(12, 'addCard', 'addWallet'),
    often(4, 'unbind'),
    often(6, 'makeDefault'),
    often(4, 'changeFundPassword', 'changePassword'),
    often(6, 'resetFundPassword', 'resetPassword'),
    often(4, 'changePhone'),
    often(4, 'endDevice', 'endOtherDevices'),
    often(4, 'setTopic', 'readMessages'),
    often(5, 'payIn'),
    often(6, 'payOut'),
    often(7, 'apply', 'cancelApplication'),
    often(9, 'payShares', 'waiveShares'),
    often(9, 'bid', 'amendBid', 'withdrawBid'),
    often(13, 'review'),
    often(3, 'reviewMode'),
    often(30, 'move'),
    often(14, 'release', 'halt'),
    often(8, 'restrict'),
    often(12, 'dividend'),
    often(8, 'split'),
    often(3, 'delist'),
    often(20, 'callOff'),
    often(18, 'wait'),
    often(4, 'look'),
    often(3, 'restart'),
  ),
  ...whatever,
})
