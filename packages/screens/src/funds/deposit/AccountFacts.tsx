import type { DepositTermsOnWire, TradeSummary } from '@onelot/api-client'
import { type Currency, type Decimal, type Money as Amount, add, money, zero } from '@onelot/domain'
import { BeforeAfter, Card, FactList, Money, formatMoney, useTheme, zoneName } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'

export interface AccountFactsProps {
  terms: DepositTermsOnWire
  summary: TradeSummary
  currency: Currency
  /** What would be credited; undefined while nothing is entered, and where nothing can be deposited. */
  amount: Decimal | undefined
  /** Whether the bounds of an amount are said here, as no amount is asked for. */
  limited: boolean
}

/** What the account has, what it has after the deposit, and between which bounds and when money is taken in. */
export function AccountFacts({ terms, summary, currency, amount, limited }: AccountFactsProps) {
  const { t } = useTranslation('deposit')
  const { locale } = useTheme()
  const hoursOf = useHours()
  const before: Amount =
    summary.accounts.find(({ available }) => available.currency === currency)?.available ?? zero(currency)
  const { least, most } = terms.limit
  return (
    <Card>
      <FactList
        label={t('facts.label')}
        facts={[
          { label: t('facts.totalAssets'), value: <Money value={summary.totalAssets} size="small" /> },
          {
            label: t('facts.available', { currency }),
            value:
              amount === undefined ? (
                <Money value={before} size="small" />
              ) : (
                <BeforeAfter
                  before={<Money value={before} size="small" tone="secondary" />}
                  after={<Money value={add(before, money(currency, amount))} size="small" />}
                  word={t('facts.becomes')}
                />
              ),
          },
          ...(limited
            ? [
                {
                  label: t('facts.limit'),
                  value: t('limit', {
                    least: formatMoney(locale, { currency, amount: least }),
                    most: formatMoney(locale, { currency, amount: most }),
                  }),
                },
              ]
            : []),
          // Where they stop a deposit they are said there.
          ...(terms.obstacles.includes('DEPOSIT_WINDOW_CLOSED')
            ? []
            : [{ label: t('facts.hours'), value: hoursOf(terms.window) }]),
        ]}
      />
    </Card>
  )
}

function useHours() {
  const { t } = useTranslation('deposit')
  const { locale } = useTheme()
  const now = useNow()
  return ({ isOpen, until, from, to, days, zone }: DepositTermsOnWire['window']): string => {
    if (isOpen && until === undefined) return t('hours.always')
    const named = zoneName(locale, now(), zone)
    if (days === 'tradingDays') return t('hours.tradingDays', { from, to, zone: named })
    return from === '00:00' && to === '24:00'
      ? t('hours.weekdaysAllDay', { zone: named })
      : t('hours.weekdays', { from, to, zone: named })
  }
}
