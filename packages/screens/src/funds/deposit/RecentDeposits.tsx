import type { DepositOnWire } from '@onelot/api-client'
import { Card, RowList, Section, Text } from '@onelot/ui'
import { FundRequestRow } from '../../parts/fund-requests/FundRequestRow.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'

/** The last ones with how far they have got, and the way to all where there are any. */
export function RecentDeposits({ deposits }: { deposits: readonly DepositOnWire[] }) {
  const { t } = useTranslation('deposit')
  const { href, Link } = useNavigation()
  return (
    <Section
      heading={t('recent')}
      seeAll={deposits.length === 0 ? undefined : { href: href({ to: 'fundRecord', tab: 'deposits' }), Link }}
    >
      {deposits.length === 0 ? (
        <Text as="p" tone="secondary">
          {t('none')}
        </Text>
      ) : (
        <Card padding="none">
          <RowList
            label={t('recent')}
            rows={deposits.map((request) => ({
              key: request.id,
              row: <FundRequestRow asked={{ kind: 'deposit', request }} />,
            }))}
          />
        </Card>
      )}
    </Section>
  )
}
