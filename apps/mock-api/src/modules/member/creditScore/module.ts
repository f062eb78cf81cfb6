import { accountAnswers } from '@onelot/domain'
import { creditScore as rules } from '@onelot/domain/modules/member/creditScore'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { routes } from './endpoints.ts'
import { creditScoreActions } from './operator.ts'

export const creditScore: BrokerModule = {
  routes,
  rules: rulesOf(rules, ({ state, base }) => {
    const { account, closedAt } = accountAnswers(state)
    return { ...base, isOpen: account !== undefined && closedAt === undefined }
  }),
  operator: creditScoreActions,
}
