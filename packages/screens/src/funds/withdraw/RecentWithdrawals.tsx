import type { ResponseOf, withdrawalsList } from '@onelot/api-client'
import { Card, EmptyState, RowList, Section } from '@onelot/ui'
import { FundRequestRow } from '../../parts/fund-requests/FundRequestRow.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'

const MOST = 3

/** The last withdrawals, and the way to all of them. */
export function RecentWithdrawals({ withdrawals }: Pick<ResponseOf<typeof withdrawalsList>, 'withdrawals'>) {
  const { t } = useTranslation('withdraw')
  const { href, Link } = useNavigation()
  return (
    <Section
      heading={t('record')}
      seeAll={
        withdrawals.length === 0 ? undefined : { href: href({ to: 'fundRecord', tab: 'withdrawals' }), Link }
      }
    >
      {withdrawals.length === 0 ? (
        <EmptyState title={t('noRecord')} description={t('noRecordText')} />
      ) : (
        <Card padding="none">
          <RowList
            label={t('record')}
            rows={withdrawals.slice(0, MOST).map((request) => ({
              key: request.id,
              row: <FundRequestRow asked={{ kind: 'withdrawal', request }} />,
            }))}
          />
        </Card>
      )}
    </Section>
  )
}
