import type { LendingLoanOnWire } from '@onelot/api-client'
import { formatPercent, useTheme, useUiMessages } from '@onelot/ui'
import { exchangeZone } from '../../base/i18n/exchangeZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useExchangeTime } from '../../parts/new-shares/useExchangeTime.ts'

/** What a loan is of, at what rate and until when, in a line. */
export function useLoanLine(): (loan: LendingLoanOnWire) => string {
  const { t } = useTranslation('securitiesLending')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const timeOf = useExchangeTime()
  return ({ instrument, lots, term, rate, loan }) => {
    const shares = ui('finance.shares', { count: loan?.progress === 'lending' ? loan.lots : lots })
    const percent = formatPercent(locale, rate)
    if (loan === undefined) return t('lent.asked', { shares, rate: percent, count: term })
    const at = timeOf(loan.endsAt, exchangeZone(instrument.market))
    if (loan.progress !== 'lending') return t('lent.ended', { shares, at })
    return loan.recalledAt === undefined
      ? t('lent.term', { shares, rate: percent, at })
      : t('lent.recalled', { shares, at })
  }
}
