import { type OrderTerms, type Ticket, decimal } from '@onelot/domain'
import { Sheet } from '../../primitives/Sheet/Sheet.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { type Fact, FactList } from '../FactList/FactList.tsx'
import { formatNumber } from '../format/number.ts'
import { type PriceScale, formatPrice } from '../format/price.ts'
import { Money } from '../Money/Money.tsx'
import { ticketDetails } from '../OrderTicket/ticketDetails.tsx'
import * as styles from './OrderReviewSheet.css.ts'
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
  /** Frozen when the review was asked for: a later tick changes no figure. */
  terms: OrderTerms
  /** What the rules calculate for these terms: value, margin, fee, tax, in the currency of the instrument. */
  ticket: Ticket
  /** How its prices are written (`priceScale`). */
  scale: PriceScale
  /** Sends it; called once, however often it is tapped, until the answer is there. */
  onConfirm: () => void
}

/** The order once more, every charge named, before it is sent. */
export function OrderReviewSheet(props: OrderReviewSheetProps) {
  const { open, onClose, name, code, terms, ticket, scale, onConfirm, ...send } = props
  const { locale, t } = useTheme()
  const priced = (amount: typeof ticket.price) =>
    amount === undefined ? '–' : formatPrice(locale, amount, scale)
  const limit = terms.type === 'limit'
  const order: readonly Fact[] = [
    { label: t('finance.ticket.side'), value: t(`finance.sides.${terms.side}`) },
    { label: t('finance.ticket.quantity'), value: formatNumber(locale, decimal(String(terms.lots))) },
    {
      label: limit ? t('finance.ticket.price') : t('finance.ticket.type'),
      value: limit ? priced(terms.limitPrice) : t('finance.review.atMarket', { price: priced(ticket.price) }),
    },
    { label: t('finance.ticket.leverage'), value: t('finance.leverage', { times: terms.leverage }) },
  ]
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('finance.review.title')}
      description={`${name} ${code}`}
      footer={
        <SendFooter
          {...send}
          confirm={`${t(`finance.review.${terms.side === 'long' ? 'confirmLong' : 'confirmShort'}`)} · ${t('finance.lots', { count: terms.lots })}`}
          variant={terms.side === 'long' ? 'up' : 'down'}
          onConfirm={onConfirm}
        />
      }
    >
      <Stack gap="x5">
        {ticket.total === undefined ? null : (
          <div className={styles.total}>
            <Text as="p" size="small" tone="secondary">
              {t('finance.ticket.total')}
            </Text>
            <Money value={ticket.total} own={false} size="display" weight="bold" fit />
          </div>
        )}
        <FactList facts={order} />
        <FactList label={t('finance.ticket.costs')} facts={ticketDetails(t, ticket, scale)} />
        <Text as="p" size="small" tone="secondary">
          {[
            terms.side === 'short' && t('finance.risk.short'),
            limit ? t('finance.review.restNote') : t('finance.review.fillNote'),
          ]
            .filter((sentence) => sentence !== false)
            .join(' ')}
        </Text>
      </Stack>
    </Sheet>
  )
}
