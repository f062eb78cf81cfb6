import { leastLots } from '@onelot/domain'
import { AmountField } from '../../primitives/AmountField/AmountField.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { BuyingPowerChips } from '../BuyingPowerChips/BuyingPowerChips.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { useSelectOnEntry } from '../QuantityStepper/useSelectOnEntry.ts'
import { FieldDone } from './FieldDone.tsx'
import { coinsText, lotsHint, quantityText, quantityTexts, quantityUnit } from './quantityUnit.ts'
import type { TicketFieldsProps } from './TicketFields.tsx'
import { fieldError } from './refusalMarks.ts'
import { shareAction } from './ticketModel.ts'
import { useTicketSentence } from './useBoundedText.ts'

/** How much: by shares or lots, by an amount of money, or by a percentage of what is available. */
export function TicketQuantity(props: TicketFieldsProps) {
  const { ticket, busy = false, parts } = props
  const { locale, t } = useTheme()
  const sentence = useTicketSentence(props)
  const entry = useSelectOnEntry(() => {
    parts.type('amount')
  })
  const { draft, act, model, situation } = ticket
  const { listing } = situation.context
  const { instrument } = listing
  const { maxLots, price } = model.ticket
  const least = price === undefined ? 1 : leastLots(listing, price)
  const { lots } = model.input
  const texts = quantityTexts[quantityUnit(instrument.lotSize)]
  const forAmount = (count: number): string =>
    coinsText(locale, count, instrument) === undefined
      ? t(texts.forAmount, { count })
      : t('finance.ticket.forAmountCoins', { quantity: quantityText(t, locale, count, instrument) })
  const error = parts.judged ? fieldError(model.refusals, 'lots', sentence, parts.asked > 0) : undefined
  const aside =
    parts.typing === 'quantity' || parts.typing === 'amount' ? (
      <FieldDone onDone={() => parts.type(undefined)} />
    ) : (
      <SegmentedControl
        label={t('finance.ticket.mode')}
        look="text"
        segments={[
          { value: 'quantity', label: t(texts.by) },
          { value: 'amount', label: t('finance.ticket.byAmount') },
        ]}
        value={draft.mode}
        disabled={busy}
        onChange={({ value }) => act({ kind: 'modeChosen', mode: value })}
      />
    )
  return (
    <Stack gap="x2">
      {draft.mode === 'quantity' ? (
        <QuantityStepper
          label={t(texts.label)}
          value={draft.lots}
          min={least}
          max={Math.max(least, maxLots ?? least)}
          outside="keep"
          hint={lotsHint(
            t,
            locale,
            {
              lots: draft.lots,
              most:
                maxLots === undefined
                  ? undefined
                  : { text: t(texts.most, { count: maxLots }), lots: maxLots },
            },
            instrument,
          )}
          error={error}
          aside={aside}
          inputMode="none"
          disabled={busy}
          onEnter={() => parts.type('quantity')}
          onChange={({ value }) => act({ kind: 'lotsEntered', lots: value })}
        />
      ) : (
        <AmountField
          {...entry}
          label={t('finance.ticket.amount')}
          currency={instrument.currency}
          text={draft.amountText}
          hint={lots === undefined ? undefined : forAmount(lots)}
          error={error}
          aside={aside}
          inputMode="none"
          disabled={busy}
          onChange={({ text }) => act({ kind: 'amountTyped', text })}
        />
      )}
      <BuyingPowerChips
        percent={draft.share}
        disabled={busy || maxLots === undefined}
        onSelect={({ percent }) => act(shareAction(draft, percent, situation))}
      />
    </Stack>
  )
}
