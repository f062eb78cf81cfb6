import type { WithdrawalTermsOnWire } from '@onelot/api-client'
import {
  type AccountAnswers,
  type Currency,
  type Instant,
  type StreamState,
  holdsIn,
  trading,
} from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { settlingOf } from '../../base/cash.ts'

type HeldBack = WithdrawalTermsOnWire['heldBack'][number]

/** Every unit of a currency that the member owns in cash and cannot withdraw, with why. */
export const heldBackOf = (
  { table }: Pick<Services, 'table'>,
  state: StreamState,
  answers: AccountAnswers,
  currency: Currency,
  now: Instant,
): readonly HeldBack[] => [
  ...settlingOf(state, answers, currency, now).map(({ settlesAt, money: settling }): HeldBack => ({
    kind: 'unsettled',
    money: settling,
    until: settlesAt,
  })),
  ...holdsIn(table, trading.stream, state, currency).map(({ ref, money, module, heldFor }): HeldBack => ({
    kind: heldFor.kind,
    money,
    ref,
    module: heldFor.kind === 'product' ? module : undefined,
    request: heldFor.kind === 'request' ? heldFor.request : undefined,
  })),
]
