import { type OpenPositionView, closingDirection, marketPrice, priceLimits } from '@onelot/domain'
import type { Dispatch } from 'react'
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { BuyingPowerChips } from '../BuyingPowerChips/BuyingPowerChips.tsx'
import { priceScale } from '../format/price.ts'
import { FieldDone } from '../OrderTicket/FieldDone.tsx'
import { lotsHint, typedLotsText } from '../OrderTicket/quantityUnit.ts'
import { type RefusalTexts, fieldError, sentenceUnder } from '../OrderTicket/refusalMarks.ts'
import { takesMarketOrders } from '../OrderTicket/ticketDraft.ts'
import type { ListedMarketContext } from '../OrderTicket/ticketModel.ts'
import { useBoundedText } from '../OrderTicket/useBoundedText.ts'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { TickPriceField } from '../TickPriceField/TickPriceField.tsx'
import type { CloseAction, CloseDraft } from './closeDraft.ts'
import type { CloseField } from './ClosePad.tsx'
import type { CloseModel } from './closeModel.ts'
import { lotsToClose } from './lotsToClose.ts'
import { countedOf, quantityToClose } from './quantityToClose.ts'

export interface CloseFieldsProps extends RefusalTexts {
  draft: CloseDraft
  act: Dispatch<CloseAction>
  model: CloseModel
  position: OpenPositionView
  context: ListedMarketContext
  busy: boolean
  /** Whether going on was asked for: what is missing is then marked too. */
  asked: boolean
  /** What our number keys type into. */
  typing: CloseField | undefined
  onTyping: (field: CloseField | undefined) => void
}

/** How many lots to close, and at what price. */
export function CloseFields(props: CloseFieldsProps) {
  const { draft, act, model, position, context, reasonText, fieldText, busy } = props
  const { asked, typing, onTyping } = props
  const { locale, t } = useTheme()
  const { market, session } = context.listing
  const { quote } = context
  const live = quote === undefined ? undefined : marketPrice(closingDirection(position.terms.side), quote)
  const freeLots = lotsToClose(position)
  const counted = countedOf(position)
  const bounded = useBoundedText(fieldText, {
    market,
    scale: priceScale(context.listing.instrument, market),
    lots: { least: 1, most: freeLots, of: counted },
    limitPrice: model.limitPrice,
  })
  const sentence = sentenceUnder({ reasonText, fieldText: bounded })
  const done = <FieldDone onDone={() => onTyping(undefined)} />
  const all = t('finance.close.all', { quantity: typedLotsText(t, freeLots, counted) })
  return (
    <Stack gap="x4">
      <Stack gap="x2">
        <QuantityStepper
          label={t(quantityToClose(position))}
          value={draft.lots}
          max={freeLots}
          outside="keep"
          hint={lotsHint(t, locale, { lots: draft.lots, most: { text: all, lots: freeLots } }, counted)}
          error={fieldError(model.refusals, 'lots', sentence, asked)}
          aside={typing === 'lots' ? done : undefined}
          inputMode="none"
          disabled={busy}
          onEnter={() => onTyping('lots')}
          onChange={({ value }) => act({ kind: 'lotsEntered', lots: value })}
        />
        <BuyingPowerChips
          label={t('finance.close.part')}
          percent={draft.share}
          disabled={busy}
          onSelect={({ percent }) => act({ kind: 'shareChosen', share: percent, openLots: freeLots })}
        />
      </Stack>
      <SegmentedControl
        label={t('finance.ticket.type')}
        segments={[
          {
            value: 'market',
            label: t('finance.orderTypes.market'),
            disabled: !takesMarketOrders(session.phase),
          },
          { value: 'limit', label: t('finance.orderTypes.limit') },
        ]}
        value={draft.type}
        disabled={busy}
        onChange={({ value }) => {
          onTyping(undefined)
          act({ kind: 'typeChosen', type: value, price: live })
        }}
      />
      {draft.type === 'limit' ? (
        <TickPriceField
          label={t('finance.ticket.price')}
          text={draft.priceText}
          market={market}
          currency={position.currency}
          from={live}
          limits={quote === undefined ? undefined : priceLimits(market, quote.previousClose)}
          error={fieldError(model.refusals, 'limitPrice', sentence, asked)}
          aside={typing === 'price' ? done : undefined}
          inputMode="none"
          disabled={busy}
          onEnter={() => onTyping('price')}
          onChange={({ text }) => act({ kind: 'priceTyped', text })}
        />
      ) : null}
    </Stack>
  )
}
