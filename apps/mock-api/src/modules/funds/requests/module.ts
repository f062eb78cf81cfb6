import {
  type MessageContent,
  type RequestEnded,
  type RequestsCommand,
  type RequestsContext,
  accountAnswers,
  passesRequest,
  requestConcerned,
  requests as rules,
  sliceOf,
} from '@onelot/domain'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { news } from '../../base/messageSource.ts'
import type { PassingObstacle } from '../../base/requestRules.ts'
import { reviewOf } from '../../base/reviews.ts'
import { routes } from './endpoints.ts'
import { requestActions } from './operator.ts'
import { reasonOf } from '../../base/reviewed.ts'

/** Asks the module of a request that is about to pass. */
async function obstacleTo(
  { command, state, base: { now } }: ContextRequest<RequestsCommand>,
  services: Services,
): Promise<PassingObstacle> {
  const { account } = accountAnswers(state)
  const request = passesRequest(command) ? requestConcerned(command, sliceOf(state, rules)) : undefined
  if (account === undefined || request === undefined) return {}
  const asked = services.requestKinds.get(request.kind)
  return (await asked?.obstacle?.({ account, request, state, now }, services)) ?? {}
}

async function context(asked: ContextRequest<RequestsCommand>, services: Services): Promise<RequestsContext> {
  const { cause, basedOn = [] } = await obstacleTo(asked, services)
  return {
    ...asked.base,
    basedOn,
    obstacle: cause,
    restrictions: accountAnswers(asked.state).restrictions,
    isAsked: (kind) => services.requestKinds.has(kind),
    review:
      asked.command.kind === 'requests.submit'
        ? reviewOf(services, asked.command.request.kind)
        : { mode: 'operator' },
  }
}

/** Every end of a request is a message. */
function ended(event: RequestEnded): MessageContent {
  const { kind: request, id, hold: amount } = event.request
  const about = { request, id, amount }
  switch (event.kind) {
    case 'requests.passed':
      return news('account', 'requestEnded', { ...about, ending: 'passed', reason: event.decided?.reason })
    case 'requests.rejected':
      return news('account', 'requestEnded', {
        ...about,
        ending: 'rejected',
        cause: event.cause,
        reason: reasonOf(event),
      })
    case 'requests.cancelled':
      return news('account', 'requestEnded', { ...about, ending: 'cancelled' })
    default: {
      const never: never = event
      return never
    }
  }
}

export const requests: BrokerModule = {
  routes,
  rules: rulesOf(rules, context),
  operator: requestActions,
  messages: [
    { on: 'requests.passed', message: ended },
    { on: 'requests.rejected', message: ended },
    { on: 'requests.cancelled', message: ended },
  ],
}
