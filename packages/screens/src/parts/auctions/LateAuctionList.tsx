import { LateList } from '../new-shares/LateList.tsx'
import { useLatePart } from '../new-shares/useLatePart.ts'
import { texts } from './texts.ts'

const load = () => import('./AuctionList.tsx')

/** The list of auctions on a screen that has other things besides. */
export function LateAuctionList() {
  return <LateList part={useLatePart(load, texts)}>{({ AuctionList }) => <AuctionList />}</LateList>
}
