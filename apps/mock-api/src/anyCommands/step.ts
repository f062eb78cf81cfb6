import type { Leverage, Side } from '@onelot/domain'

const ownActions = [
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
/** What a member does that no module brings. */
export type OwnAction = (typeof ownActions)[number]

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

/** What is drawn of a step, whatever it does. */
export interface Drawn {
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

export const isOwn = (action: string): action is OwnAction => ownActions.some((one) => one === action)
export const isOfOperator = (action: string): action is OperatorAction =>
  operatorActions.some((one) => one === action)
