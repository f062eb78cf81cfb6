import { useLatePart } from '../new-shares/useLatePart.ts'
import { useReload } from '../ports/ports.ts'
import { Failure } from '../states/Failure.tsx'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import { texts } from './texts.ts'

const load = () => import('./AuctionList.tsx')

/** The list of auctions on a screen that has other things besides. */
export function LateAuctionList() {
  const reload = useReload()
  const part = useLatePart(load, texts)
  if (part.state === 'loaded') return <part.module.AuctionList />
  // A browser keeps an import that failed: the page is loaded anew.
  if (part.state === 'failed')
    return <Failure failure={{ kind: 'network' }} retrying={false} onRetry={reload} />
  return <QuoteListSkeleton marked count={8} />
}
