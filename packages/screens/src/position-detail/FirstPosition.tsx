import { tradePositions } from '@onelot/api-client'
import type { PositionId, PositionStatus, PositionTab } from '@onelot/domain'
import { useEffect, useState } from 'react'
import { useApi } from '../ports/ports.ts'
import { PositionDetailScreen } from './PositionDetailScreen.tsx'

export interface FirstPositionProps {
  tab: PositionTab
  status?: PositionStatus
}

/** The first position of a tab, of a status, in the story's world: ids are the broker's to give. */
export function FirstPosition({ tab, status }: FirstPositionProps) {
  const client = useApi()
  const [id, setId] = useState<PositionId>()
  useEffect(() => {
    void client.read(tradePositions, { tab, pageSize: 20 }).then(({ positions }) => {
      const found = positions.find(({ position }) => status === undefined || position.status === status)
      setId(found?.position.id)
    })
  }, [client, tab, status])
  return id === undefined ? null : <PositionDetailScreen position={id} />
}
