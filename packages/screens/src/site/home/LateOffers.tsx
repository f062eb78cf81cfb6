import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { useChunk } from '../../base/states/useChunk.ts'

const load = () => import('./Offers.tsx')

/** What is below the fold: its script comes once the figures above show. What does not arrive is left out. */
export function LateOffers() {
  const chunk = useChunk(load, 'afterPaint')
  if (chunk.state === 'failed') return null
  return chunk.state === 'loading' ? <QuoteListSkeleton marked count={5} /> : <chunk.module.Offers />
}
