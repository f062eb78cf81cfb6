import type { MemberRequest, ModuleEvent } from '@onelot/domain'
import {
  WITHDRAWAL,
  type WithdrawalTerms,
  type WithdrawalsCommand,
  withdrawals as rules,
} from '@onelot/domain/modules/funds/withdrawals'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { detailsOf } from '../../base/payeeRecords.ts'
import { contextOf, isStillHolder } from './context.ts'
import { routes } from './endpoints.ts'
import { termsIn } from './onWire.ts'
import { settings } from './settings.ts'

interface Submitted extends ModuleEvent {
  readonly terms: WithdrawalTerms
}

export const withdrawals: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  settings,
  requests: [
    {
      kind: WITHDRAWAL,
      on: 'withdrawals.submitted',
      request: ({ terms }: Submitted): Omit<MemberRequest, 'kind'> => ({
        terms,
        hold: terms.money,
        rejectedBy: ['withdrawalBanned'],
        fundOperation: 'other',
        payee: terms.target.payee,
      }),
      // Who pays it out has to know where to.
      shown: async (_, services, request) => (await detailsOf(services, termsIn(request).target.payee)) ?? {},
      obstacle: async ({ account, request }, services) =>
        (await isStillHolder(account, services, termsIn(request).target.payee))
          ? {}
          : { cause: 'nameMismatch' },
      passed: (request): WithdrawalsCommand => {
        const { money, fee } = termsIn(request)
        return { kind: 'withdrawals.pay', id: request.id, money, fee }
      },
    },
  ],
}
