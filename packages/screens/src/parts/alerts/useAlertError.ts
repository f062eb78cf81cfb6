import { type AlertBound, alertFault, exact, toDecimal } from '@onelot/domain'
import {
  formatMoney,
  formatPercent,
  formatPrice,
  priceDigits,
  priceScale,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { AlertSummary, Measured } from './alertDraft.ts'
import { percentText } from './percentText.ts'

/** What the figure of an alert says under it: within what it must be. */
export function useAlertError({ condition }: AlertSummary, measured: Measured): string | undefined {
  const { t } = useTranslation('alerts')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const scale = priceScale(measured.instrument, measured.market)
  const fault = condition && alertFault(condition, measured)
  if (fault === undefined) return undefined
  if (fault.bound === undefined) return t('fields.malformed')
  const textOf = ({ is, of, figure }: AlertBound): string => {
    if (of === 'price' && is === 'step')
      return formatMoney(
        locale,
        { currency: scale.currency, amount: figure },
        { places: priceDigits(scale, figure) },
      )
    if (of === 'price') return formatPrice(locale, figure, scale)
    if (is !== 'beyond') return percentText(locale, figure)
    return formatPercent(locale, toDecimal(exact(figure).div('100')), { signed: true })
  }
  const { is, of } = fault.bound
  const bound = textOf(fault.bound)
  if (is === 'beyond') return t(`fields.beyond.${of}`, { bound })
  if (is === 'below') return t('fields.below', { bound })
  return is === 'step' ? ui('finance.bounds.step', { step: bound }) : ui(`finance.bounds.${is}`, { bound })
}
