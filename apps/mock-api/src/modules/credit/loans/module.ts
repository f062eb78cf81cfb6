import { type MemberRequest, compare } from '@onelot/domain'
import {
  LOAN,
  type LoansCommand,
  type LoansEvent,
  REPAYMENT,
  loans as rules,
} from '@onelot/domain/modules/credit/loans'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { collateralVersions, creditLineAt } from '../../base/collateral.ts'
import { loanSettings } from '../../base/loanSettings.ts'
import type { Passing, PassingObstacle } from '../../base/requestRules.ts'
import type { Services } from '../../../services.ts'
import { contextOf, repaymentIn, termsIn } from './context.ts'
import { due } from './due.ts'
import { routes } from './endpoints.ts'
import { messages } from './messages.ts'

type Of<K extends LoansEvent['kind']> = Extract<LoansEvent, { kind: K }>

/** What secures it is too small by now. */
async function obstacle({ state, request, now }: Passing, services: Services): Promise<PassingObstacle> {
  const basedOn = await collateralVersions(services, state)
  const { line } = creditLineAt(services, state, now)
  return { basedOn, ...(compare(termsIn(request).amount, line) > 0 && { cause: 'collateral' }) }
}

export const loans: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  settings: loanSettings,
  due,
  messages,
  requests: [
    {
      kind: LOAN,
      on: 'loans.submitted',
      request: ({ terms }: Of<'loans.submitted'>): Omit<MemberRequest, 'kind'> => ({
        terms,
        fundOperation: 'other',
      }),
      passed: (request): LoansCommand => ({
        kind: 'loans.begin',
        request: request.id,
        terms: termsIn(request),
      }),
      obstacle,
      failed: (request): LoansCommand => ({
        kind: 'loans.release',
        request: request.id,
        terms: termsIn(request),
      }),
    },
    {
      kind: REPAYMENT,
      on: 'loans.repaymentSubmitted',
      request: ({ terms }: Of<'loans.repaymentSubmitted'>): Omit<MemberRequest, 'kind'> => ({
        terms,
        hold: terms.amount,
        fundOperation: 'other',
      }),
      passed: (request): LoansCommand => ({
        kind: 'loans.repay',
        request: request.id,
        terms: repaymentIn(request),
      }),
    },
  ],
}
