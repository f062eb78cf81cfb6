import { strategiesList } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { SmartOrdersScreen } from './SmartOrdersScreen.tsx'

/** The screen of the newest run of a world, whose id nobody knows before. */
export function NewestRun() {
  const id = useRead(strategiesList, firstPage).data?.runs[0]?.id
  return id === undefined ? null : <SmartOrdersScreen run={id} />
}
