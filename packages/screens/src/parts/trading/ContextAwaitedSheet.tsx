import { Sheet, Skeleton, SkeletonGroup } from '@onelot/ui'
import { Failure } from '../../base/states/Failure.tsx'
import { FailureScope } from '../../base/states/FailureScope.tsx'
import type { Listing } from './useListing.ts'

export interface ContextAwaitedSheetProps {
  listing: Pick<Listing, 'detail' | 'account'>
  title: string
  onClose: () => void
}

/** Shows instead of a ticket until what it calculates with is loaded; says so when that cannot be read. */
export function ContextAwaitedSheet({
  listing: { detail, account },
  title,
  onClose,
}: ContextAwaitedSheetProps) {
  const failed = [detail, account].find((read) => read.failure !== undefined)
  return (
    <Sheet open onClose={onClose} title={title}>
      {failed?.failure ? (
        <FailureScope>
          <Failure
            failure={failed.failure}
            retrying={failed.refreshing}
            onRetry={() => void failed.refresh()}
          />
        </FailureScope>
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" height="12rem" />
        </SkeletonGroup>
      )}
    </Sheet>
  )
}
