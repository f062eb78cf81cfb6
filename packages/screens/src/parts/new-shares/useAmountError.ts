import type { Money, Refusal } from '@onelot/domain'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { isShortOfMoney } from './shortOfMoney.ts'

export interface AmountError {
  readonly text: string | undefined
  /** Said while it is typed: more digits do not mend it. */
  readonly isAtOnce: boolean
  /** It is the amount, so what it comes to says nothing. */
  readonly isAmount: boolean
  readonly isMoney: boolean
}

/** What is wrong with an amount to put in, in words. Of a text that is no amount its field says why. */
export function useAmountError(
  text: string,
  amount: Money | undefined,
  wrongIn: (amount: Money) => Refusal | undefined,
): AmountError {
  const { t } = useTranslation('refusals')
  const refusalText = useRefusalText()
  const missing = { text: t('fields.required'), isAtOnce: false, isAmount: true, isMoney: false }
  if (amount === undefined) return text.trim() === '' ? missing : { ...missing, text: undefined }
  const wrong = wrongIn(amount)
  if (wrong === undefined) return { text: undefined, isAtOnce: false, isAmount: false, isMoney: false }
  if (wrong.code === 'VALIDATION') return missing
  const isMoney = isShortOfMoney(wrong)
  return {
    text: refusalText(wrong),
    isAtOnce: wrong.fields['amount'] === 'tooHigh',
    isAmount: !isMoney,
    isMoney,
  }
}
