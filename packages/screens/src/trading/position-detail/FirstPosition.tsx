import { type PositionOnWire, tradePositions } from '@onelot/api-client'
import type { PositionAsset, PositionId, PositionStatus, PositionTab } from '@onelot/domain'
import { useEffect, useState } from 'react'
import { useApi } from '../../base/ports/ports.ts'
import { PositionDetailScreen } from './PositionDetailScreen.tsx'

export interface FirstPositionProps {
  tab: PositionTab
  asset?: PositionAsset
  status?: PositionStatus
}

/** A closed part belongs to a position that may be open. */
const isPart = (position: PositionOnWire): boolean =>
  position.status === 'closed' && position.part !== undefined

/** The first position of a tab, of a status, in the story's world: ids are the broker's to give. */
export function FirstPosition({ tab, asset, status }: FirstPositionProps) {
  const client = useApi()
  const [id, setId] = useState<PositionId>()
  useEffect(() => {
    void client.read(tradePositions, { tab, asset, pageSize: 20 }).then(({ positions }) => {
      const found = positions.find(
        ({ position }) => !isPart(position) && (status === undefined || position.status === status),
      )
      setId(found?.position.id)
    })
  }, [client, tab, asset, status])
  return id === undefined ? null : <PositionDetailScreen position={id} />
}
