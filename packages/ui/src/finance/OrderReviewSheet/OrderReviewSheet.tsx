import { type Decimal, type Instant, type OrderTerms, type Ticket, decimal } from '@onelot/domain'
import type { UiTranslate } from '../../locales/en.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { useTradingMessages } from '../../theme/useTradingMessages.ts'
import { BeforeAfter } from '../BeforeAfter/BeforeAfter.tsx'
import type { Fact } from '../FactList/FactList.tsx'
import { formatNumber } from '../format/number.ts'
import { type PriceScale, formatPrice } from '../format/price.ts'
import { withoutGaps } from '../format/sessionText.ts'
import { formatNear } from '../format/time.ts'
import { Money } from '../Money/Money.tsx'
import { coinsText, quantityLabel, quantityText } from '../OrderTicket/quantityUnit.ts'
import { besideCost, cashOf, principalFact } from '../OrderTicket/ticketDetails.tsx'
import { type WaitingIn, timeHint } from '../OrderTicket/timeHint.ts'
import { ReviewSheet } from '../ReviewSheet/ReviewSheet.tsx'
import { TicketWarning } from '../OrderTicket/TicketWarning.tsx'
import { reviewedExtras } from './reviewedExtras.ts'
import { SendFooter, type SendProps } from './SendFooter.tsx'

export interface OrderReviewSheetProps extends SendProps {
  /** Whether it is open. */
  open: boolean
  /** Called to close it: by its button, the scrim, Escape or a drag down. */
  onClose: () => void
  /** The issuer, in the reader's language. */
  name: string
  /** The code investors know. */
  code: string
  /** Whether it could be of the other side (`hasSides`). Where it could not, the button alone says that it buys. @defaultValue true */
  sided?: boolean
  /** Frozen when the review was asked for: a later tick changes no figure. */
  terms: OrderTerms
  /** What the rules calculate for these terms: value, margin, fee, tax, in the currency of the instrument. */
  ticket: Ticket
  /** Units in one lot. */
  lotSize: Decimal
  /** The session that a limit order waits in. */
  waitsIn: WaitingIn
  /** Of a day trade: when the broker closes it. */
  closesAt?: Instant | undefined
  /** How its prices are written (`priceScale`). */
  scale: PriceScale
  /** Sends it; called once, however often it is tapped, until the answer is there. */
  onConfirm: () => void
}

/**
 * The order once more before it is sent, in six lines: its charges unfold, and are unfolded where it may be closed by force. Its value, or the
 * margin for it, and its charges are its total.
 */
export function OrderReviewSheet(props: OrderReviewSheetProps) {
  const { open, onClose, name, code, sided = true, lotSize, terms, ticket } = props
  const { waitsIn, closesAt, scale, onConfirm, busy, outcome, onCheck } = props
  const { locale, t } = useTheme()
  const trading = useTradingMessages()
  const counted = { id: terms.instrument, lotSize }
  const quantity = quantityText(t, locale, terms.lots, counted)
  const priced = (amount: typeof ticket.price) =>
    amount === undefined ? '–' : formatPrice(locale, amount, scale)
  const limit = terms.type === 'limit'
  const side = t(`finance.sides.${terms.side}`)
  const borrowed = terms.leverage !== 1
  const leverage = t('finance.leverage', { times: terms.leverage })
  const calculated = { input: terms, ticket }
  const closesText = closesAt && formatNear(locale, closesAt, waitsIn.now, waitsIn.zone)
  const order: readonly Fact[] = [
    ...(sided ? [{ label: t('finance.ticket.side'), value: borrowed ? `${side} · ${leverage}` : side }] : []),
    ...(!sided && borrowed ? [{ label: t('finance.ticket.leverage'), value: leverage }] : []),
    {
      label: t(quantityLabel(counted)),
      value:
        coinsText(locale, terms.lots, counted) === undefined
          ? formatNumber(locale, decimal(String(terms.lots)))
          : quantity,
    },
    {
      label: limit ? t('finance.ticket.price') : t('finance.ticket.type'),
      value: limit ? priced(terms.limitPrice) : t('finance.review.atMarket', { price: priced(ticket.price) }),
    },
    principalFact(t, calculated),
    ...reviewedExtras(terms, ticket, { locale, trading, priced, closesAt: closesText, scale }),
  ]
  return (
    <ReviewSheet
      open={open}
      onClose={onClose}
      title={t('finance.review.title')}
      description={`${name} ${code}`}
      total={ticket.total && { label: t('finance.ticket.total'), amount: ticket.total }}
      facts={order}
      costs={{
        label: t('finance.ticket.fee'),
        sum: ticket.fee,
        parts: besideCost(t, calculated, scale),
        partsLabel: t('finance.ticket.costs'),
        startsOpen: ticket.stopOutPrice !== undefined,
      }}
      after={[cashFact(t, ticket)]}
      note={
        closesText !== undefined
          ? withoutGaps(trading('dayTrade.cutoff', { time: closesText }))
          : limit
            ? timeHint(trading, locale, terms, waitsIn)
            : t('finance.review.fillNote')
      }
      footer={
        <>
          <TicketWarning draft={terms} stopOutMove={ticket.stopOutMove} />
          <SendFooter
            {...{ busy, outcome, onCheck }}
            confirm={`${t(`finance.review.${terms.side === 'long' ? 'confirmLong' : 'confirmShort'}`)} · ${quantity}`}
            variant={terms.side === 'long' ? 'up' : 'down'}
            onConfirm={onConfirm}
          />
        </>
      }
    />
  )
}

function cashFact(t: UiTranslate, ticket: Ticket): Fact {
  const { before, after } = cashOf(ticket)
  return {
    label: t('finance.ticket.cashBefore'),
    value: (
      <BeforeAfter
        before={<Money value={before} size="small" tone="secondary" />}
        after={after && <Money value={after} size="small" weight="strong" />}
        word={t('finance.ticket.afterOrder')}
      />
    ),
  }
}
