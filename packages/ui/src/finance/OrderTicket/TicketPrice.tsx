import { type Decimal, priceLimits } from '@onelot/domain'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { type PriceScale, formatTypedPrice } from '../format/price.ts'
import { OrderBook } from '../OrderBook/OrderBook.tsx'
import { PriceText } from '../PriceText/PriceText.tsx'
import { TickPriceField } from '../TickPriceField/TickPriceField.tsx'
import { FieldDone } from './FieldDone.tsx'
import * as styles from './OrderTicket.css.ts'
import { fieldError } from './refusalMarks.ts'
import type { TicketFieldsProps } from './TicketFields.tsx'
import { TicketLine } from './TicketLine.tsx'
import { ticketScale } from './ticketProps.ts'
import { useTicketSentence } from './useBoundedText.ts'

/** At what price: the limit, or about what the market gives. The best of the book unfold with it, to be tapped. */
export function TicketPrice(props: TicketFieldsProps) {
  const { ticket, book, stale = false, busy = false, parts } = props
  const { locale, t } = useTheme()
  const sentence = useTicketSentence(props)
  const { draft, act, model, situation } = ticket
  const { listing, quote } = situation.context
  const { instrument, market } = listing
  const scale = ticketScale(ticket)
  const error =
    parts.judged && draft.type === 'limit'
      ? fieldError(model.refusals, 'limitPrice', sentence, parts.asked > 0)
      : undefined
  const { price } = model.ticket
  const { limitPrice: limit } = model.input
  const prices =
    book === undefined || quote === undefined ? null : (
      <OrderBook
        book={book}
        scale={scale}
        previousClose={quote.previousClose}
        levels={3}
        onPick={({ price: picked }) => act({ kind: 'pricePicked', price: picked })}
      />
    )
  const fold = {
    // What is wrong with it must not be folded away.
    open: parts.unfolded === 'price' || parts.typing === 'price' || error !== undefined,
    onToggle: () => parts.toggle('price'),
  }
  if (draft.type === 'market') {
    return prices === null ? (
      <div className={styles.line}>
        <Text size="small" tone="secondary">
          {t('finance.ticket.marketPrice')}
        </Text>
        <PriceOrNone price={price} scale={scale} stale={stale} />
      </div>
    ) : (
      <TicketLine
        label={t('finance.ticket.marketPrice')}
        value={<PriceOrNone price={price} scale={scale} stale={stale} />}
        {...fold}
      >
        {prices}
      </TicketLine>
    )
  }
  return (
    <TicketLine
      label={t('finance.ticket.price')}
      value={limit === undefined ? '–' : formatTypedPrice(locale, limit, scale)}
      {...fold}
    >
      <Stack gap="x2">
        <TickPriceField
          label={t('finance.ticket.price')}
          hideLabel
          text={draft.priceText}
          market={market}
          currency={instrument.currency}
          from={quote?.price}
          limits={quote === undefined ? undefined : priceLimits(market, quote.previousClose)}
          error={error}
          aside={parts.typing === 'price' ? <FieldDone onDone={() => parts.type(undefined)} /> : undefined}
          inputMode="none"
          disabled={busy}
          onEnter={() => parts.type('price')}
          onChange={({ text }) => act({ kind: 'priceTyped', text })}
        />
        {parts.typing === 'price' ? null : prices}
      </Stack>
    </TicketLine>
  )
}

interface PriceOrNoneProps {
  price: Decimal | undefined
  scale: PriceScale
  stale: boolean
}
const PriceOrNone = ({ price, scale, stale }: PriceOrNoneProps) =>
  price === undefined ? (
    <Text tone="secondary">–</Text>
  ) : (
    <PriceText price={price} scale={scale} currencyShown weight="strong" stale={stale} />
  )
