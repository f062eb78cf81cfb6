import { AmountField } from '../../primitives/AmountField/AmountField.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { BuyingPowerChips } from '../BuyingPowerChips/BuyingPowerChips.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import type { OrderTicketProps } from './ticketProps.ts'
import { fieldError } from './refusalMarks.ts'
import { shareAction } from './ticketModel.ts'

/** How much: by lots, by an amount of money, or by a percentage of what is available. */
export function TicketQuantity({ ticket, busy = false, fieldText }: OrderTicketProps) {
  const t = useUiMessages()
  const { draft, act, model, situation } = ticket
  const { instrument } = situation.context.listing
  const { maxLots } = model.ticket
  const { lots } = model.input
  const error = fieldError(model.refusals, 'lots', fieldText)
  const modes = (
    <SegmentedControl
      label={t('finance.ticket.mode')}
      look="text"
      segments={[
        { value: 'quantity', label: t('finance.ticket.byQuantity') },
        { value: 'amount', label: t('finance.ticket.byAmount') },
      ]}
      value={draft.mode}
      disabled={busy}
      onChange={({ value }) => {
        act({ kind: 'modeChosen', mode: value })
      }}
    />
  )
  return (
    <Stack gap="x2">
      {draft.mode === 'quantity' ? (
        <QuantityStepper
          label={t('finance.ticket.quantity')}
          value={draft.lots}
          max={Math.max(1, maxLots ?? 1)}
          outside="keep"
          hint={maxLots === undefined ? undefined : t('finance.ticket.most', { count: maxLots })}
          error={error}
          aside={modes}
          disabled={busy}
          onChange={({ value }) => {
            act({ kind: 'lotsEntered', lots: value })
          }}
        />
      ) : (
        <AmountField
          label={t('finance.ticket.amount')}
          currency={instrument.currency}
          text={draft.amountText}
          hint={lots === undefined ? undefined : t('finance.ticket.forAmount', { count: lots })}
          error={error}
          aside={modes}
          disabled={busy}
          onChange={({ text }) => {
            act({ kind: 'amountTyped', text })
          }}
        />
      )}
      <BuyingPowerChips
        percent={draft.share}
        disabled={busy || maxLots === undefined}
        onSelect={({ percent }) => {
          act(shareAction(draft, percent, situation))
        }}
      />
    </Stack>
  )
}
