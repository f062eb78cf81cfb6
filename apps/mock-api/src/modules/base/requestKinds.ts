import { type Kind, isKind, moduleOfKind } from '@onelot/domain'
import type { BrokerModule } from './brokerModule.ts'
import type { RequestRules } from './requestRules.ts'

/** Every kind of request that modules ask. @throws Error for one that is no name of its module */
export function requestKindsOf(parts: readonly BrokerModule[]): ReadonlyMap<Kind, RequestRules> {
  for (const { rules, requests = [] } of parts)
    for (const { kind } of requests)
      if (!isKind(kind) || moduleOfKind(kind) !== rules?.module.name)
        throw new Error(`${kind} is no request of ${String(rules?.module.name)}`)
  return new Map(parts.flatMap(({ requests = [] }) => requests.map((asked) => [asked.kind, asked] as const)))
}
