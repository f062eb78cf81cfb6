import { minorUnits } from '@onelot/domain'
import { type EntryFault, formatMoney, parseNumber, useTheme, useUiMessages } from '@onelot/ui'
import { useFieldText, useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { leastOf } from './exchangeForm.ts'
import type { Exchanging } from './useExchange.ts'

/** Why what is filled in cannot be exchanged, in words; what the account has not is said at once, what is too low by the least that may be. */
export function useExchangeFault({ draft, model, read, isSameCurrency }: Exchanging): EntryFault | undefined {
  const ui = useUiMessages()
  const { locale, language } = useTheme()
  const fieldText = useFieldText()
  const refusalText = useRefusalText()
  const { side, text } = draft
  const currency = draft[side]
  if (isSameCurrency) return { text: refusalText({ code: 'SAME_CURRENCY', params: {}, fields: {} }) }
  if (text === '') return { text: fieldText('required') }
  const parsed = parseNumber(text, language, { places: minorUnits(currency), currency })
  if (!parsed.ok)
    return { text: parsed.reason === 'empty' ? fieldText('required') : ui(`amount.${parsed.reason}`) }
  const { refusal } = model
  if (refusal === undefined) return undefined
  if (refusal.code !== 'VALIDATION') return { text: refusalText(refusal), isAtOnce: true }
  const reason = refusal.fields['amount']
  const least = read.data && leastOf(side, read.data)
  return {
    text:
      reason === 'tooLow' && least !== undefined
        ? ui('finance.bounds.least', { bound: formatMoney(locale, least) })
        : fieldText(reason),
  }
}
