import { useReload } from '../ports/ports.ts'
import { Failure } from '../states/Failure.tsx'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import { useLatePart } from './useLatePart.ts'

const load = () => import('./OfferList.tsx')

/** The list of offers on a screen that has other things besides. */
export function LateOfferList() {
  const reload = useReload()
  const part = useLatePart(load)
  if (part.state === 'loaded') return <part.module.OfferList />
  // A browser keeps an import that failed: the page is loaded anew.
  if (part.state === 'failed')
    return <Failure failure={{ kind: 'network' }} retrying={false} onRetry={reload} />
  return <QuoteListSkeleton marked count={8} />
}
