import { depositsList, withdrawalsList } from '@onelot/api-client'
import type { RequestStatus } from '@onelot/domain'
import { useEffect, useState } from 'react'
import type { FundRequestKind } from '../../parts/fund-requests/fundRequest.ts'
import { useApi } from '../../base/ports/ports.ts'
import { RequestScreen } from './RequestScreen.tsx'

export interface FirstRequestProps {
  kind: FundRequestKind
  state: RequestStatus
  /** @defaultValue both */
  method?: 'bank' | 'wallet' | 'card'
}

/** The newest deposit or withdrawal of a state in the story's world: ids are the broker's to give. */
export function FirstRequest({ kind, state, method }: FirstRequestProps) {
  const client = useApi()
  const [id, setId] = useState<string>()
  useEffect(() => {
    const page = { pageSize: 10 }
    const listed =
      kind === 'deposit'
        ? client.read(depositsList, page).then(({ deposits }) => deposits)
        : client.read(withdrawalsList, page).then(({ withdrawals }) => withdrawals)
    void listed.then((all) => {
      const found = all.find((one) => one.state === state && (method === undefined || one.method === method))
      setId(found?.id)
    })
  }, [client, kind, state, method])
  return id === undefined ? null : <RequestScreen kind={kind} request={id} />
}
