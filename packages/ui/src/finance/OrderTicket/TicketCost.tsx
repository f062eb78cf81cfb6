import { ChevronUp } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { FactList } from '../FactList/FactList.tsx'
import { formatMoney, maskedMoney } from '../format/money.ts'
import { formatPrice } from '../format/price.ts'
import { Money } from '../Money/Money.tsx'
import * as styles from './OrderTicket.css.ts'
import { ticketDetails } from './ticketDetails.tsx'
import type { TicketFieldsProps } from './TicketFields.tsx'
import { ticketScale } from './ticketProps.ts'

/** The total of the order, in one line: the sum, the fee in it, where it would be stopped out. It unfolds to show every charge. */
export function TicketCost({ ticket, parts }: Pick<TicketFieldsProps, 'ticket' | 'parts'>) {
  const { locale, hideAmounts, t } = useTheme()
  const id = useId()
  const open = parts.unfolded === 'costs'
  const { total, fee, available, stopOutPrice } = ticket.model.ticket
  const scale = ticketScale(ticket)
  const notes = [
    fee !== undefined && t('finance.ticket.feeIncluded', { amount: formatMoney(locale, fee) }),
    stopOutPrice !== undefined &&
      `${t('finance.ticket.stopOut')} ${formatPrice(locale, stopOutPrice, scale)}`,
  ].filter((note) => note !== false)
  const cash = hideAmounts ? maskedMoney(locale, available.currency) : formatMoney(locale, available)
  // Over the number keys there is little room: the risk of what is borrowed or sold short stays.
  const areNotesShown = notes.length > 0 && (parts.typing === undefined || stopOutPrice !== undefined)
  return (
    <div className={styles.cost}>
      <button
        type="button"
        className={styles.sum}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => parts.toggle('costs')}
      >
        <VisuallyHidden>{`${t('finance.ticket.costs')}: `}</VisuallyHidden>
        <Text size="small" tone="secondary">
          {t('finance.ticket.total')}
        </Text>
        <span className={styles.sumFigure}>
          {total === undefined ? (
            <Text tone="secondary">–</Text>
          ) : (
            <Money value={total} own={false} weight="bold" size="lead" />
          )}
          <span className={styles.chevron}>
            <Icon icon={ChevronUp} size="small" />
          </span>
        </span>
        {open ? null : (
          <span className={styles.note} data-cash={parts.typing === undefined ? 'rest' : 'typing'}>
            <Text size="caption" tone="muted">
              {`${t('finance.ticket.cashBefore')} ${cash}`}
            </Text>
          </span>
        )}
        {areNotesShown ? (
          <span className={styles.note}>
            <Text size="caption" tone="muted">
              {notes.join(' · ')}
            </Text>
          </span>
        ) : null}
      </button>
      {open ? (
        <div
          id={id}
          role="group"
          aria-label={t('finance.ticket.costs')}
          tabIndex={0}
          className={styles.costs}
        >
          <FactList facts={ticketDetails(t, ticket.model, scale)} />
        </div>
      ) : null}
    </div>
  )
}
