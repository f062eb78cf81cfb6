import { useTranslation } from '../../base/i18n/translation.tsx'
import { RetryNotice } from '../../base/states/RetryNotice.tsx'
import { useFailureDetails } from '../../base/states/useFailureDetails.ts'
import { type Listing, unreadOf } from '../../parts/trading/useListing.ts'

/** Says that what the member has could not be read, and why, in the place where it would be; reads it again. */
export function AccountUnread({ listing }: { listing: Listing }) {
  const { account, held, refreshAccount } = listing
  const { t } = useTranslation('stockDetail')
  const detailsOf = useFailureDetails()
  const failure = unreadOf(account)
  if (failure === undefined) return null
  const { reason } = detailsOf(failure)
  return (
    <RetryNotice retrying={account.refreshing} onRetry={refreshAccount}>
      {t(held === undefined ? 'account.positionUnread' : 'account.unread', { reason })}
    </RetryNotice>
  )
}
