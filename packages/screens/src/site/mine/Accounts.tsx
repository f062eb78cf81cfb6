import type { TradeSummary } from '@onelot/api-client'
import type { Currency } from '@onelot/domain'
import { Card, ListRow, Money, RowList, Section } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useOpened } from '../../base/states/useOpened.ts'
import { useCurrencyOrder } from '../../parts/account-figures/useCurrencyOrder.ts'
import { AccountSheet } from './AccountSheet.tsx'
import { currencyAccounts } from './currencyAccounts.ts'

/** The cash by currency. A row opens what of it may be used, and the ways to pay in, pay out and exchange it. */
export function Accounts({ summary }: { summary: TradeSummary }) {
  const { t } = useTranslation('mine')
  const opened = useOpened<Currency>()
  const { all } = useCurrencyOrder()
  const accounts = currencyAccounts(summary, all)
  const shown = accounts.find(({ currency }) => currency === opened.value)
  return (
    <Section heading={t('accounts.title')}>
      <Card padding="none">
        <RowList
          label={t('accounts.title')}
          rows={accounts.map(({ currency, available, frozen }) => ({
            key: currency,
            row: (
              <ListRow
                title={currency}
                subtitle={
                  <>
                    <span>{t('figures.frozen')}</span>{' '}
                    <Money value={frozen} size="small" tone="secondary" fit />
                  </>
                }
                trailing={<Money value={available} weight="strong" fit />}
                onPress={() => opened.open(currency)}
              />
            ),
          }))}
        />
      </Card>
      {shown === undefined ? null : (
        <AccountSheet account={shown} open={opened.isOpen} onClose={opened.close} />
      )}
    </Section>
  )
}
