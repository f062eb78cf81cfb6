import { priceLimits } from '@onelot/domain'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { OrderBook } from '../OrderBook/OrderBook.tsx'
import { PriceText } from '../PriceText/PriceText.tsx'
import { TickPriceField } from '../TickPriceField/TickPriceField.tsx'
import * as styles from './OrderTicket.css.ts'
import { fieldError } from './refusalMarks.ts'
import { type OrderTicketProps, ticketScale } from './ticketProps.ts'

/** At what price: the limit, or about what the market gives. The best of the book unfold under it, to be tapped. */
export function TicketPrice({ ticket, book, stale = false, busy = false, fieldText }: OrderTicketProps) {
  const t = useUiMessages()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { draft, act, model, situation } = ticket
  const { listing, quote } = situation.context
  const { instrument, market } = listing
  const scale = ticketScale(ticket)
  const prices =
    book === undefined || quote === undefined ? undefined : (
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open)
        }}
      >
        {t('finance.ticket.prices')}
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} size="small" />
        </span>
      </button>
    )
  return (
    <Stack gap="x2">
      {draft.type === 'limit' ? (
        <TickPriceField
          label={t('finance.ticket.price')}
          text={draft.priceText}
          market={market}
          currency={instrument.currency}
          from={quote?.price}
          limits={quote === undefined ? undefined : priceLimits(market, quote.previousClose)}
          error={fieldError(model.refusals, 'limitPrice', fieldText)}
          aside={prices}
          disabled={busy}
          onChange={({ text }) => {
            act({ kind: 'priceTyped', text })
          }}
        />
      ) : (
        <div className={styles.marketPrice}>
          <span className={styles.about}>
            <Text size="small" tone="secondary">
              {t('finance.ticket.marketPrice')}
            </Text>
            {model.ticket.price === undefined ? (
              <Text tone="secondary">–</Text>
            ) : (
              <PriceText
                price={model.ticket.price}
                scale={scale}
                currencyShown
                weight="strong"
                stale={stale}
              />
            )}
          </span>
          {prices}
        </div>
      )}
      {open && book !== undefined && quote !== undefined ? (
        <div id={id}>
          <OrderBook
            book={book}
            scale={scale}
            previousClose={quote.previousClose}
            levels={3}
            onPick={({ price }) => {
              act({ kind: 'pricePicked', price })
            }}
          />
        </div>
      ) : null}
    </Stack>
  )
}
