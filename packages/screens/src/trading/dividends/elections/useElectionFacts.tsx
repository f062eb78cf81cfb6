import type { ElectiveDividendOnWire, ElectiveRecordOnWire } from '@onelot/api-client'
import { money } from '@onelot/domain'
import {
  type Fact,
  Money,
  formatDay,
  formatLocalDate,
  formatMoney,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { useExchangeTime } from '../../../parts/new-shares/useExchangeTime.ts'
import { lastMoment } from './electionView.ts'
import { useAmountPerShare } from '../useAmountPerShare.ts'

/** What a dividend is of own shares, after tax. */
export function useOwnFacts(): (
  own: Pick<ElectiveRecordOnWire, 'quantity' | 'amount' | 'instrument' | 'net'>,
) => readonly Fact[] {
  const { t } = useTranslation('dividends')
  const { t: elections } = useTranslation('elections')
  const ui = useUiMessages()
  const perShare = useAmountPerShare()
  return ({ quantity, amount, instrument, net }) => [
    { label: t('details.quantity'), value: ui('finance.shares', { count: Number(quantity) }) },
    { label: t('details.amount'), value: perShare({ amount, currency: instrument.currency }) },
    { label: elections('afterTax'), value: <Money value={net} weight="bold" />, strong: true },
  ]
}

type Bought = NonNullable<ElectiveRecordOnWire['bought'] | ElectiveDividendOnWire['bought']>

/** What it buys: the shares, at what price, and what stays cash. */
export function useBoughtFacts(): (bought: Bought, priceLabel: string) => readonly Fact[] {
  const { t } = useTranslation('elections')
  const { locale } = useTheme()
  const ui = useUiMessages()
  return ({ shares, price, cost, rest }, priceLabel) => [
    { label: priceLabel, value: formatMoney(locale, money(cost.currency, price)) },
    { label: t('facts.shares'), value: ui('finance.shares', { count: shares }) },
    { label: t('facts.cost'), value: <Money value={cost} size="small" /> },
    { label: t('facts.rest'), value: <Money value={rest} size="small" /> },
  ]
}

/** What own shares receive in shares, and until when that can be changed. */
export function useElectionFacts(): (dividend: ElectiveDividendOnWire) => readonly Fact[] {
  const { t } = useTranslation('elections')
  const { t: dividends } = useTranslation('dividends')
  const { locale } = useTheme()
  const timeOf = useExchangeTime()
  const ownFacts = useOwnFacts()
  const boughtFacts = useBoughtFacts()
  return (dividend) => {
    const { bought, deadline, zone, exDate, payDate } = dividend
    const price =
      bought?.by === 'close'
        ? t('facts.close', { date: formatDay(locale, lastMoment(dividend), zone) })
        : t('facts.last')
    return [
      ...ownFacts(dividend),
      ...(bought === undefined ? [] : boughtFacts(bought, price)),
      { label: dividends('details.exDate'), value: formatLocalDate(locale, exDate) },
      { label: t('times.until'), value: timeOf(deadline, zone) },
      { label: dividends('details.payDate'), value: formatLocalDate(locale, payDate) },
    ]
  }
}
