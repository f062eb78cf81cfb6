import { requests } from '@onelot/domain'
import { requestsOf } from '../../../../anyCommands/inAccount.ts'
import { defineActs } from '../../../../anyCommands/moduleActs.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { operating } from '../../../../anyCommands/operating.ts'
import { asking } from '../../../../anyCommands/sending.ts'

const cancelRequest = asking(({ state, step: { pick } }) => {
  const request = nth(requestsOf(state), pick >> 3)
  return request && { path: 'requests/cancel', body: { request: request.id } }
})

const decideRequest = operating(async ({ drawn, operator, who, step: { pick } }) => {
  const request = nth(requestsOf(await drawn.stateOf(who)), pick)?.id
  if (request === undefined) return undefined
  const decision = pick % 2 === 0 ? 'reject' : 'pass'
  return operator.command(requests, who.stream, { kind: 'requests.decide', request, decision, reason: '' })
})

export const acts = defineActs({
  acts: { cancelRequest, decideRequest },
  byOperator: ['decideRequest'],
  drawn: [
    [7, 'cancelRequest'],
    [13, 'decideRequest'],
  ],
  kinds: ['requests/cancel', 'requests.passByItself', 'requests.passed', 'requests.rejected'],
})
