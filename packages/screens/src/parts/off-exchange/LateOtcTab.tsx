import { LateList } from '../new-shares/LateList.tsx'
import { useLatePart } from '../new-shares/useLatePart.ts'
import { texts } from './texts.ts'

const load = () => import('./OtcTab.tsx')

/** OTC lots on a screen that has other things besides. */
export function LateOtcTab() {
  return <LateList part={useLatePart(load, texts)}>{({ OtcTab }) => <OtcTab />}</LateList>
}
