import type { PlacementOnWire, PlacementTermsOnWire } from '@onelot/api-client'
import { type Decimal, money } from '@onelot/domain'
import { formatMoney, useTheme, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { isShortOfMoney } from '../../parts/new-shares/shortOfMoney.ts'
import { type SubscriptionFigures, wrongIn } from './subscription.ts'

interface Asked {
  placement: PlacementOnWire
  terms: PlacementTermsOnWire
  amount: Decimal | undefined
  figures: SubscriptionFigures | undefined
}

interface AmountError {
  readonly text: string | undefined
  /** Said while it is typed: more digits do not mend it. */
  readonly isAtOnce: boolean
  /** It is the amount, so what it comes to says nothing. */
  readonly isAmount: boolean
  readonly isMoney: boolean
}

/** What is wrong with an amount, in words. */
export function useAmountError({ placement, terms, amount, figures }: Asked): AmountError {
  const { t } = useTranslation('placementDetail')
  const { t: refusals } = useTranslation('refusals')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const refusalText = useRefusalText()
  if (amount === undefined)
    return { text: refusals('fields.required'), isAtOnce: false, isAmount: true, isMoney: false }
  const wrong = wrongIn(figures, placement, terms)
  if (wrong === undefined) return { text: undefined, isAtOnce: false, isAmount: false, isMoney: false }
  const reason = wrong.fields['amount']
  const price = figures && formatMoney(locale, money(placement.instrument.currency, figures.price))
  const textOfAmount =
    reason === 'tooHigh'
      ? t('subscribe.left', { shares: ui('finance.shares', { count: placement.left }) })
      : t('subscribe.tooLittle', { price: price ?? '' })
  return {
    text: wrong.code === 'VALIDATION' ? textOfAmount : refusalText(wrong),
    isAtOnce: reason === 'tooHigh',
    isAmount: wrong.code === 'VALIDATION',
    isMoney: isShortOfMoney(wrong),
  }
}
