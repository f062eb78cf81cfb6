import { type ApplicationOnWire, applicationsList } from '@onelot/api-client'
import { useEffect, useState } from 'react'
import { useApi } from '../../base/ports/ports.ts'
import { ApplicationScreen } from './ApplicationScreen.tsx'

export interface FirstApplicationProps {
  state: ApplicationOnWire['state']
  /** Whether it can still be taken back. @defaultValue either */
  cancellable?: boolean
}

/** The newest application of a state in the story's world: ids are the broker's to give. */
export function FirstApplication({ state, cancellable }: FirstApplicationProps) {
  const client = useApi()
  const [id, setId] = useState<ApplicationOnWire['id']>()
  useEffect(() => {
    void client.read(applicationsList, { pageSize: 20 }).then(({ applications }) => {
      const found = applications.find(
        (one) =>
          one.state === state &&
          (cancellable === undefined || one.actions.includes('cancel') === cancellable),
      )
      setId(found?.id)
    })
  }, [client, state, cancellable])
  return id === undefined ? null : <ApplicationScreen application={id} />
}
