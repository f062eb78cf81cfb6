import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { useLatePart } from './useLatePart.ts'

const load = () => import('./OfferTeaser.tsx')

/** The offers that are open or come, on a screen that has other things besides. What does not arrive is left out. */
export function LateOfferTeaser() {
  const part = useLatePart(load)
  if (part.state === 'failed') return null
  if (part.state === 'loaded') return <part.module.OfferTeaser />
  return <QuoteListSkeleton marked count={5} />
}
