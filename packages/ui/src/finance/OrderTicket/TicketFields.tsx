import { priceLimits } from '@onelot/domain'
import { FactList } from '../FactList/FactList.tsx'
import { LeveragePicker } from '../LeveragePicker/LeveragePicker.tsx'
import { OrderBook } from '../OrderBook/OrderBook.tsx'
import { PriceText } from '../PriceText/PriceText.tsx'
import { SideSwitch } from '../SideSwitch/SideSwitch.tsx'
import { TickPriceField } from '../TickPriceField/TickPriceField.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx'
import { Inline, Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatMoney } from '../format/money.ts'
import { type OrderTicketProps, ticketPlaces } from './ticketProps.ts'
import { fieldError } from './refusalMarks.ts'
import { takesMarketOrders } from './ticketDraft.ts'
import { ticketFacts } from './ticketFacts.tsx'
import { TicketQuantity } from './TicketQuantity.tsx'
import * as styles from './OrderTicket.css.ts'

/** What is asked, in the order in which one decides it; what it comes to stands under it. */
export function TicketFields(props: OrderTicketProps) {
  const { ticket, book, stale = false, busy = false, fieldText } = props
  const { locale, words } = useTheme()
  const { draft, act, model, context } = ticket
  const { listing, quote } = context.facts
  const { instrument, market, session } = listing
  const places = ticketPlaces(ticket)
  const marketOrders = takesMarketOrders(session.phase)
  const { stopOutPrice } = model.ticket
  return (
    <>
      <SideSwitch
        side={draft.side}
        shortable={instrument.shortable}
        disabled={busy}
        onChange={({ side }) => {
          act({ kind: 'sideChosen', side })
        }}
      />
      <Stack gap="x2">
        <SegmentedControl
          label={words.finance.ticket.type}
          segments={[
            { value: 'limit', label: words.finance.orderTypes.limit },
            { value: 'market', label: words.finance.orderTypes.market, disabled: !marketOrders },
          ]}
          value={draft.type}
          disabled={busy}
          onChange={({ value }) => {
            act({ kind: 'typeChosen', type: value, price: quote?.price })
          }}
        />
        {marketOrders ? null : (
          <Text size="small" tone="secondary">
            {words.finance.ticket.limitOnly}
          </Text>
        )}
        {draft.type === 'limit' ? (
          <TickPriceField
            label={words.finance.ticket.price}
            text={draft.priceText}
            market={market}
            currency={instrument.currency}
            from={quote?.price}
            limits={quote === undefined ? undefined : priceLimits(market, quote.previousClose)}
            error={fieldError(model.refusals, 'limitPrice', fieldText)}
            disabled={busy}
            onChange={({ text }) => {
              act({ kind: 'priceTyped', text })
            }}
          />
        ) : (
          <Inline justify="between">
            <Text size="small" tone="secondary">
              {words.finance.ticket.marketPrice}
            </Text>
            {model.ticket.price === undefined ? (
              <Text tone="secondary">–</Text>
            ) : (
              <PriceText
                price={model.ticket.price}
                places={places}
                currency={instrument.currency}
                weight="strong"
                stale={stale}
              />
            )}
          </Inline>
        )}
      </Stack>
      {book === undefined || quote === undefined ? null : (
        <OrderBook
          book={book}
          places={places}
          previousClose={quote.previousClose}
          levels={3}
          onPick={({ price }) => {
            act({ kind: 'pricePicked', price })
          }}
        />
      )}
      <TicketQuantity {...props} />
      <LeveragePicker
        leverage={draft.leverage}
        allowed={instrument.leverages}
        side={draft.side}
        disabled={busy}
        stopOut={
          stopOutPrice === undefined
            ? undefined
            : formatMoney(locale, { currency: instrument.currency, amount: stopOutPrice }, { places })
        }
        onChange={({ leverage }) => {
          act({ kind: 'leverageChosen', leverage })
        }}
      />
      <div className={styles.costs}>
        <FactList
          label={words.finance.ticket.costs}
          facts={ticketFacts(words.finance.ticket, model.ticket, places)}
        />
      </div>
    </>
  )
}
