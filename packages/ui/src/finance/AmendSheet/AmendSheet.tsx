import { type Decimal, type Refusal, priceLimits } from '@onelot/domain'
import { useMemo, useRef, useState } from 'react'
import { Sheet } from '../../primitives/Sheet/Sheet.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import { SendFooter, type SendProps } from '../OrderReviewSheet/SendFooter.tsx'
import { fields } from '../OrderTicket/OrderTicket.css.ts'
import { FieldDone } from '../OrderTicket/FieldDone.tsx'
import { FieldKeys } from '../OrderTicket/FieldKeys.tsx'
import { quantityKeys } from '../OrderTicket/quantityKeys.ts'
import { lotsHint, quantityTexts, quantityUnit } from '../OrderTicket/quantityUnit.ts'
import { type RefusalTexts, fieldError } from '../OrderTicket/refusalMarks.ts'
import type { ListedContext } from '../OrderTicket/ticketModel.ts'
import { priceScale } from '../format/price.ts'
import { useBoundedText } from '../OrderTicket/useBoundedText.ts'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { TickPriceField } from '../TickPriceField/TickPriceField.tsx'
import { tickPlaces } from '../TickPriceField/tickStepping.ts'
import { AmendChanges } from './AmendChanges.tsx'
import { type AmendableOrder, type Amendment, amendModel } from './amendModel.ts'

export interface AmendSheetProps extends SendProps, RefusalTexts {
  /** Whether it is up; each opening starts anew. */
  open: boolean
  /** Called to close it: by its button, the scrim, Escape or a drag down. */
  onClose: () => void
  /** The issuer, in the reader's language. */
  name: string
  /** The order that waits. */
  order: AmendableOrder
  /** With what the price begins where its line was dragged. @defaultValue the order's own */
  proposedPrice?: Decimal | undefined
  /** The most lots that it may have at a price. */
  mostLots: (price: Decimal) => number
  /** The rules' context of the order's instrument. */
  context: ListedContext
  /** Every reason of the rules against a change. */
  check: (amendment: Amendment) => readonly Refusal[]
  /** Sends it; called once, however often it is tapped, until the answer is there. */
  onConfirm: (confirmation: { amendment: Amendment }) => void
}

/** Changes price and lots of an order that waits, with what it takes before and after. */
export function AmendSheet(props: AmendSheetProps) {
  return <AmendSheetContent key={`${props.order.order} ${String(props.open)}`} {...props} />
}

function AmendSheetContent(props: AmendSheetProps) {
  const { open, onClose, name, order, proposedPrice, mostLots, context, check } = props
  const { reasonText, fieldText, onConfirm, busy, outcome, onCheck } = props
  const { t: ui, language, locale } = useTheme()
  const t = useTradingMessages()
  const { market, instrument } = context.listing
  const { quote } = context
  const [priceText, setPriceText] = useState<string>(proposedPrice ?? order.limitPrice)
  const [lots, setLots] = useState<number | undefined>(order.lots)
  const [typing, setTyping] = useState<'lots' | 'price'>()
  const form = useRef<HTMLDivElement>(null)
  const model = useMemo(
    () => amendModel({ priceText, lots }, order, { context, language }),
    [priceText, lots, order, context, language],
  )
  const { amendment, price } = model
  const most = price === undefined ? undefined : mostLots(price)
  const refusals = amendment === undefined ? [] : check(amendment)
  const [first] = refusals
  const done = () => {
    setTyping(undefined)
  }
  const texts = quantityTexts[quantityUnit(instrument.lotSize)]
  const bounded = useBoundedText(fieldText, {
    market,
    scale: priceScale(instrument, market),
    lots: { least: 1, most, of: instrument },
    limitPrice: amendment?.limitPrice,
  })
  const lotsLabel = ui(texts.label)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('amend.title')}
      description={name}
      footer={
        <SendFooter
          busy={busy}
          outcome={outcome}
          onCheck={onCheck}
          confirm={t('amend.confirm')}
          variant="primary"
          disabled={amendment === undefined || first !== undefined}
          against={first === undefined ? undefined : reasonText(first)}
          onConfirm={() => {
            if (amendment !== undefined) onConfirm({ amendment })
          }}
        />
      }
      keys={
        typing === undefined || busy ? null : typing === 'lots' ? (
          <FieldKeys
            {...quantityKeys(lots, (change) => {
              setLots(change.lots)
            })}
            label={lotsLabel}
            form={form}
            onClose={done}
          />
        ) : (
          <FieldKeys
            label={ui('finance.ticket.price')}
            text={priceText}
            places={tickPlaces(market)}
            form={form}
            onType={({ text }) => setPriceText(text)}
            onClose={done}
          />
        )
      }
    >
      <Stack gap="x5">
        <div ref={form} className={fields}>
          <Stack gap="x4">
            <TickPriceField
              label={ui('finance.ticket.price')}
              text={priceText}
              market={market}
              currency={instrument.currency}
              from={order.limitPrice}
              limits={quote === undefined ? undefined : priceLimits(market, quote.previousClose)}
              error={fieldError(refusals, 'limitPrice', bounded)}
              aside={typing === 'price' ? <FieldDone onDone={done} /> : undefined}
              inputMode="none"
              disabled={busy}
              onEnter={() => setTyping('price')}
              onChange={({ text }) => setPriceText(text)}
            />
            <QuantityStepper
              label={lotsLabel}
              value={lots}
              max={most === undefined ? undefined : Math.max(1, most)}
              outside="keep"
              hint={lotsHint(
                ui,
                locale,
                {
                  lots,
                  most:
                    most === undefined ? undefined : { text: ui(texts.most, { count: most }), lots: most },
                },
                instrument,
              )}
              error={fieldError(refusals, 'lots', bounded)}
              aside={typing === 'lots' ? <FieldDone onDone={done} /> : undefined}
              inputMode="none"
              disabled={busy}
              onEnter={() => setTyping('lots')}
              onChange={({ value }) => setLots(value)}
            />
          </Stack>
        </div>
        <AmendChanges purpose={order.purpose} before={model.before} after={model.after} />
      </Stack>
    </Sheet>
  )
}
