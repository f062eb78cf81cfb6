import { money } from '@onelot/domain'
import type { ReceiptFact } from '@onelot/ui'
import { type FundRequest, isWithoutEffect, otherEndOf } from '../../parts/fund-requests/fundRequest.ts'
import { usePaidText, useRateText } from '../../parts/fund-requests/usePaidText.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { usePreferences } from '../../base/ports/ports.ts'

/** The rows of a receipt. `masked` hides amounts as the reader has chosen; what is shared is never masked. */
export function useFacts(): (asked: FundRequest, masked: boolean) => readonly ReceiptFact[] {
  const { t } = useTranslation('request')
  const { language } = usePreferences()
  const paidText = usePaidText()
  const rateText = useRateText()
  return (asked, masked) => {
    const { kind, request } = asked
    const { rate } = request
    const atRate = rate === undefined ? [] : [{ label: t('facts.rate'), value: rateText(rate) }]
    if (kind === 'deposit')
      return [
        { label: t('facts.paidTo'), value: otherEndOf(asked, language) },
        ...(request.paid.unit === 'USDT'
          ? [{ label: t('facts.paid'), value: paidText(request.paid, masked) }]
          : []),
        ...atRate,
        { label: t('facts.reference'), value: request.reference },
      ]
    const to = { label: t('facts.to'), value: otherEndOf(asked, language) }
    // Nothing arrives, and nothing was charged.
    if (isWithoutEffect(asked)) return [to]
    const { fee, arrives } = request
    const { amount, unit } = arrives
    return [
      to,
      { label: t('facts.fee'), value: fee },
      {
        label: t('facts.arrives'),
        value: unit === 'USDT' ? paidText(arrives, masked) : money(unit, amount),
      },
      ...atRate,
    ]
  }
}
