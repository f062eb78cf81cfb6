import { increasesProducts } from '@onelot/api-client'
import { useRead } from '../../base/data/useRead.ts'
import { IncreaseDetailScreen } from './IncreaseDetailScreen.tsx'

/** The screen of the one increase of a world, whose id nobody knows before. */
export function TheIncrease() {
  const id = useRead(increasesProducts, {}).data?.products[0]?.id
  return id === undefined ? null : <IncreaseDetailScreen increase={id} />
}
