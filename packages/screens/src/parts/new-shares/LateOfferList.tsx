import { LateList } from './LateList.tsx'
import { useLatePart } from './useLatePart.ts'

const load = () => import('./OfferList.tsx')

/** The list of offers on a screen that has other things besides. */
export function LateOfferList() {
  return <LateList part={useLatePart(load)}>{({ OfferList }) => <OfferList />}</LateList>
}
