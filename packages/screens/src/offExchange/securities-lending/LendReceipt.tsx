import type { LendingLoanOnWire, LendingTermsOnWire } from '@onelot/api-client'
import { formatPercent, useTheme, useUiMessages } from '@onelot/ui'
import { exchangeZone } from '../../base/i18n/exchangeZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNow } from '../../base/ports/ports.ts'
import { useExchangeTime } from '../../parts/new-shares/useExchangeTime.ts'
import { RequestReceipt } from '../../parts/receipt/RequestReceipt.tsx'
import { figuresOf } from './lendingView.ts'

export interface LendReceiptProps {
  terms: LendingTermsOnWire
  loan: LendingLoanOnWire
  onClose: () => void
}

/** What was asked for, what it brings, and that the shares stay free to be sold until it has passed. */
export function LendReceipt({ terms, loan, onClose }: LendReceiptProps) {
  const { t } = useTranslation('securitiesLending')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const name = useName()
  const now = useNow()
  const timeOf = useExchangeTime()
  const { id, lots, term, rate, instrument } = loan
  const figures = figuresOf({ lots, term }, terms, now())
  const shares = ui('finance.shares', { count: lots })
  return (
    <RequestReceipt
      title={t('done.title')}
      done={t('done.sentence', { shares, name: name(instrument.name) })}
      facts={[
        { label: t('lend.rate'), value: t('rate', { rate: formatPercent(locale, rate) }) },
        { label: t('lend.term'), value: t('lend.days', { count: term }) },
        ...(figures === undefined
          ? []
          : [
              { label: t('loan.ends'), value: timeOf(figures.endsAt, exchangeZone(instrument.market)) },
              { label: t('lend.net'), value: figures.income.net },
            ]),
      ]}
      number={id}
      note={t('done.note')}
      close={t('done.close')}
      onClose={onClose}
    />
  )
}
