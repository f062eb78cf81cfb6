import { copyTradingList } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { FollowScreen } from './FollowScreen.tsx'

/** The screen of the newest follow of a world, whose id nobody knows before. */
export function NewestFollow() {
  const id = useRead(copyTradingList, firstPage).data?.follows[0]?.id
  return id === undefined ? null : <FollowScreen follow={id} />
}
