import { FieldKeys, type FieldKeysProps } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { type AlertDraft, type Measured, PERCENT_DIGITS } from './alertDraft.ts'

export interface AlertPadProps extends Pick<FieldKeysProps, 'form' | 'onClose'> {
  draft: AlertDraft
  measured: Measured
  onDraft: (change: { draft: AlertDraft }) => void
}

/** Our number keys for the price or the percent of an alert. */
export function AlertPad({ draft, measured, onDraft, ...keys }: AlertPadProps) {
  const { t } = useTranslation('alerts')
  return draft.kind === 'price' ? (
    <FieldKeys
      {...keys}
      label={t('price')}
      text={draft.priceText}
      places={priceDigitsOf(measured)}
      onType={({ text }) => onDraft({ draft: { ...draft, priceText: text } })}
    />
  ) : (
    <FieldKeys
      {...keys}
      label={t('percent')}
      text={draft.percentText}
      places={PERCENT_DIGITS}
      onType={({ text }) => onDraft({ draft: { ...draft, percentText: text } })}
    />
  )
}

/** Digits that a price of the instrument may have. */
const priceDigitsOf = ({ market }: Measured): number =>
  Math.max(...market.ticks.map(({ tick }) => tick.split('.')[1]?.length ?? 0))
