import { Card, FactList, Icon, ListRow, Money, RowList, Sheet, Stack, Text } from '@onelot/ui'
import { isNegative } from '@onelot/domain'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine } from 'lucide-react'
import { CashDays } from '../../parts/cash-settlement/CashDays.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { useOffered } from '../../base/shell/useOffered.ts'
import type { CurrencyAccount } from './currencyAccounts.ts'
import { HoldRows } from './HoldRows.tsx'

export interface AccountSheetProps {
  account: CurrencyAccount
  open: boolean
  onClose: () => void
}

/** One currency: what of it may be used and withdrawn, and when, what holds the rest, and the ways to pay in, pay out and exchange it. */
export function AccountSheet({ account, open, onClose }: AccountSheetProps) {
  const { t } = useTranslation('mine')
  const titleOf = useTitleOf()
  const isOffered = useOffered()
  const { href, Link } = useNavigation()
  const { currency, available, frozen, days, holds } = account
  const ways = [
    { to: 'deposit', icon: ArrowDownToLine, href: href({ to: 'deposit', currency }) },
    { to: 'withdraw', icon: ArrowUpFromLine, href: href({ to: 'withdraw', currency }) },
    { to: 'exchange', icon: ArrowLeftRight, href: href({ to: 'exchange', from: currency }) },
  ] as const
  return (
    <Sheet open={open} onClose={onClose} title={t('accounts.of', { currency })}>
      <Stack gap="x4">
        <FactList
          facts={[
            { label: t('figures.available'), value: <Money value={available} />, strong: true },
            { label: t('figures.frozen'), value: <Money value={frozen} /> },
          ]}
        />
        {isNegative(available) ? (
          <Text as="p" size="small" tone="secondary">
            {t('accounts.owed')}
          </Text>
        ) : null}
        {holds.length === 0 ? null : <HoldRows holds={holds} />}
        {days.length === 0 ? null : (
          <Stack gap="x2">
            <Text as="h3" size="small" weight="strong">
              {t('accounts.withdrawable')}
            </Text>
            <CashDays days={days} />
          </Stack>
        )}
        <Card padding="none">
          <RowList
            label={t('actions')}
            rows={ways
              .filter(({ to }) => isOffered(to))
              .map(({ to, icon, href: way }) => ({
                key: to,
                row: <ListRow leading={<Icon icon={icon} />} title={titleOf(to)} href={way} Link={Link} />,
              }))}
          />
        </Card>
      </Stack>
    </Sheet>
  )
}
