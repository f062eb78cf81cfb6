import { Button, NoticeBar, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useFailureDetails } from '../../base/states/useFailureDetails.ts'
import { type Listing, unreadOf } from '../../parts/trading/useListing.ts'

/** Says that what the member has could not be read, and why, in the place where it would be; reads it again. */
export function AccountUnread({ listing }: { listing: Listing }) {
  const { account, held, refreshAccount } = listing
  const { t } = useTranslation('stockDetail')
  const { t: ui } = useTheme()
  const detailsOf = useFailureDetails()
  const failure = unreadOf(account)
  if (failure === undefined) return null
  const { reason } = detailsOf(failure)
  return (
    <NoticeBar
      tone="error"
      action={
        <Button variant="secondary" size="small" loading={account.refreshing} onClick={refreshAccount}>
          {ui('retry')}
        </Button>
      }
    >
      {t(held === undefined ? 'account.positionUnread' : 'account.unread', { reason })}
    </NoticeBar>
  )
}
