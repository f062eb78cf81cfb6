import { Sheet, Skeleton, SkeletonGroup } from '@onelot/ui'
import { Failure } from '../Failure.tsx'
import type { Trading } from './useTradingFacts.ts'

export interface FactsAwaitedSheetProps {
  trading: Pick<Trading, 'detail' | 'account'>
  title: string
  onClose: () => void
}

/** Stands where a ticket will, until the facts that it reckons with are here; says so when they cannot be had. */
export function FactsAwaitedSheet({ trading: { detail, account }, title, onClose }: FactsAwaitedSheetProps) {
  const failed = [detail, account].find((read) => read.failure !== undefined)
  return (
    <Sheet open onClose={onClose} title={title}>
      {failed?.failure ? (
        <Failure
          failure={failed.failure}
          retrying={failed.refreshing}
          onRetry={() => void failed.refresh()}
        />
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" height="12rem" />
        </SkeletonGroup>
      )}
    </Sheet>
  )
}
