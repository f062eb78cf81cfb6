import type { RequestEnded } from '@onelot/domain'
import { type PayeesCommand, payees as rules } from '@onelot/domain/modules/member/payees'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { contextOf } from './context.ts'
import { routes } from './endpoints.ts'
import { payeeCollections } from '../../base/payeeRecords.ts'

/** A request that pays to a payee has used it once it has passed. */
function used({ request: { payee } }: RequestEnded): PayeesCommand | undefined {
  return payee === undefined ? undefined : { kind: 'payees.noteUse', payee }
}

export const payees: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  reactions: [{ on: 'requests.passed', command: used }],
  identity: payeeCollections,
}
