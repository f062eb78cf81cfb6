import type { ApiFailure } from '@onelot/api-client'
import type { Read } from '../../base/data/useRead.ts'
import { RetryNotice } from '../../base/states/RetryNotice.tsx'
import { useFailureDetails } from '../../base/states/useFailureDetails.ts'

export interface TermsUnreadProps {
  failure: ApiFailure
  read: Pick<Read<unknown>, 'refreshing' | 'refresh'>
}

/** In the place of the action: why nobody knows what the reader may ask for, and another try. */
export function TermsUnread({ failure, read }: TermsUnreadProps) {
  const { reason } = useFailureDetails()(failure)
  return (
    <RetryNotice retrying={read.refreshing} onRetry={() => void read.refresh()}>
      {reason}
    </RetryNotice>
  )
}
