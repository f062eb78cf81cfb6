import {
  type ModuleEvent,
  type MemberRequest,
  accountAnswers,
  convertedSum,
  fundWindowAt,
  money,
  zero,
} from '@onelot/domain'
import {
  DEPOSIT,
  type DepositTerms,
  type DepositsCommand,
  type DepositsContext,
  deposits as rules,
} from '@onelot/domain/modules/funds/deposits'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { ratesAt } from '../../base/figures.ts'
import { channelOf, referencesFor } from './channels.ts'
import { routes } from './endpoints.ts'
import { termsIn } from './onWire.ts'
import { forRules, settings } from './settings.ts'

async function contextOf(
  { command, state, base }: ContextRequest<DepositsCommand>,
  services: Services,
): Promise<DepositsContext> {
  const { account, restrictions, realName, pending } = accountAnswers(state)
  if (account === undefined) throw new Error('who has no account pays nothing in')
  const { now } = base
  const { limits, hours, usdtRate: rate } = services.site.settingsOf(settings)
  const asked = command.kind === 'deposits.submit' ? channelOf(services, command.channel) : undefined
  const worth =
    command.kind === 'deposits.credit'
      ? money('KRW', convertedSum([command.money], 'KRW', ratesAt(services, now)).amount)
      : zero('KRW')
  return {
    ...base,
    restrictions,
    realName,
    pending,
    window: fundWindowAt(hours, services.calendar, now),
    limits,
    channel: asked && forRules(asked),
    rate,
    references: asked === undefined ? [] : await referencesFor(services, account, asked.id, now),
    worth,
  }
}

interface Submitted extends ModuleEvent {
  readonly terms: DepositTerms
}

export const deposits: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  settings,
  requests: [
    {
      kind: DEPOSIT,
      on: 'deposits.submitted',
      request: ({ terms }: Submitted): Omit<MemberRequest, 'kind'> => ({ terms, fundOperation: 'deposit' }),
      passed: (request): DepositsCommand => ({
        kind: 'deposits.credit',
        id: request.id,
        money: termsIn(request).credit,
      }),
    },
  ],
}
