import { money } from '@onelot/domain'
import type { WithdrawalTerms } from '@onelot/domain/modules/funds/withdrawals'
import { Card, type Fact, FactList, Money, formatNear, useTheme } from '@onelot/ui'
import { usePaidText, useRateText } from '../../parts/fund-requests/usePaidText.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'

/** What it costs, what arrives, and when at the latest. */
export function Outcome({ terms: { fee, arrives, rate, arrivesBy } }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation('withdraw')
  const { locale } = useTheme()
  const now = useNow()
  const paidText = usePaidText()
  const rateText = useRateText()
  const { amount, unit } = arrives
  const facts: readonly Fact[] = [
    { label: t('facts.fee'), value: <Money value={fee} own={false} size="small" /> },
    ...(rate === undefined ? [] : [{ label: t('facts.rate'), value: rateText(rate) }]),
    {
      label: t('facts.arrives'),
      value: unit === 'USDT' ? paidText(arrives, true) : <Money value={money(unit, amount)} />,
      strong: true,
    },
    { label: t('facts.latest'), value: formatNear(locale, arrivesBy, now(), readerZone(), true) },
  ]
  return (
    <Card>
      <FactList label={t('facts.label')} facts={facts} />
    </Card>
  )
}
