import { type ApplicationOnWire, applicationsList } from '@onelot/api-client'
import { useEffect, useState } from 'react'
import { useApi } from '../../base/ports/ports.ts'
import { DrawProofScreen } from './DrawProofScreen.tsx'

export interface FirstProofProps {
  state: ApplicationOnWire['state']
}

/** The proof of the newest application of a state in the story's world. */
export function FirstProof({ state }: FirstProofProps) {
  const client = useApi()
  const [id, setId] = useState<ApplicationOnWire['id']>()
  useEffect(() => {
    void client.read(applicationsList, { pageSize: 20 }).then(({ applications }) => {
      setId(applications.find((one) => one.state === state)?.id)
    })
  }, [client, state])
  return id === undefined ? null : <DrawProofScreen application={id} />
}
