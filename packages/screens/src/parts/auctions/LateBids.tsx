import { useLatePart } from '../new-shares/useLatePart.ts'
import { useOffered } from '../../base/shell/useOffered.ts'
import type { BidsPartProps } from './BidsPart.tsx'
import { texts } from './texts.ts'

const load = () => import('./BidsPart.tsx')

/** A member's bids beside orders and positions. What does not arrive is left out. */
export function LateBids(props: BidsPartProps) {
  const isOffered = useOffered()('auction')
  return isOffered ? <Part {...props} /> : null
}

function Part(props: BidsPartProps) {
  const part = useLatePart(load, texts)
  return part.state === 'loaded' ? <part.module.BidsPart {...props} /> : null
}
