import {
  type OpenPosition,
  type PriceAlert,
  type SubmittedRequest,
  type StreamState,
  type WorkingOrder,
  requests,
  sliceOf,
  trading,
} from '@onelot/domain'
import { type Payee, payees } from '@onelot/domain/modules/member/payees'
import { priceAlerts } from '@onelot/domain/modules/market/priceAlerts'

export const ordersOf = (state: StreamState): readonly WorkingOrder[] =>
  Object.values<WorkingOrder>(sliceOf(state, trading).orders)
export const positionsOf = (state: StreamState): readonly OpenPosition[] =>
  Object.values<OpenPosition>(sliceOf(state, trading).positions)
export const alertsOf = (state: StreamState): readonly PriceAlert[] =>
  Object.values<PriceAlert>(sliceOf(state, priceAlerts).alerts)
export const requestsOf = (state: StreamState): readonly SubmittedRequest[] =>
  Object.values<SubmittedRequest>(sliceOf(state, requests).underReview)
export const payeesOf = (state: StreamState): readonly Payee[] => sliceOf(state, payees).payees
