import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatPrice } from '../format/price.ts'
import { LeveragePicker } from '../LeveragePicker/LeveragePicker.tsx'
import { SideSwitch } from '../SideSwitch/SideSwitch.tsx'
import * as styles from './OrderTicket.css.ts'
import { takesMarketOrders } from './ticketDraft.ts'
import { TicketDayTrade } from './TicketDayTrade.tsx'
import { TicketLine } from './TicketLine.tsx'
import { TicketPrice } from './TicketPrice.tsx'
import { TicketProtection } from './TicketProtection.tsx'
import { TicketTime } from './TicketTime.tsx'
import { type OrderTicketProps, hasSides, ticketScale } from './ticketProps.ts'
import { TicketQuantity } from './TicketQuantity.tsx'
import type { TicketPart, TicketParts } from './useTicketParts.ts'

export interface TicketFieldsProps extends OrderTicketProps {
  parts: TicketParts
}

/** The quantity, then in a line each what seldom changes: side, order type, price, leverage. */
export function TicketFields(props: TicketFieldsProps) {
  const { ticket, zone, parts, busy = false } = props
  const { locale, t } = useTheme()
  const { draft, act, model, situation } = ticket
  const { listing, quote } = situation.context
  const { instrument, session } = listing
  const marketOrders = takesMarketOrders(session.phase)
  const { stopOutPrice, stopOutMove } = model.ticket
  const fold = (part: TicketPart) => ({
    open: parts.unfolded === part,
    onToggle: () => parts.toggle(part),
  })
  return (
    <>
      <TicketQuantity {...props} />
      {marketOrders ? null : (
        <Text size="small" tone="secondary">
          {t('finance.ticket.limitOnly')}
        </Text>
      )}
      <div className={styles.lines}>
        {hasSides(ticket) ? (
          <TicketLine
            label={t('finance.ticket.side')}
            value={t(`finance.sides.${draft.side}`)}
            {...fold('side')}
          >
            <SideSwitch
              side={draft.side}
              disabled={busy}
              onChange={({ side }) => act({ kind: 'sideChosen', side })}
            />
          </TicketLine>
        ) : null}
        <TicketLine
          label={t('finance.ticket.type')}
          value={t(`finance.orderTypes.${draft.type}`)}
          {...fold('type')}
        >
          <SegmentedControl
            label={t('finance.ticket.type')}
            segments={[
              { value: 'limit', label: t('finance.orderTypes.limit') },
              { value: 'market', label: t('finance.orderTypes.market'), disabled: !marketOrders },
            ]}
            value={draft.type}
            disabled={busy}
            onChange={({ value }) => act({ kind: 'typeChosen', type: value, price: quote?.price })}
          />
        </TicketLine>
        <TicketPrice {...props} />
        {draft.type === 'limit' && !draft.dayTrade ? (
          <TicketTime ticket={ticket} zone={zone} busy={busy} {...fold('timeInForce')} />
        ) : null}
        {instrument.leverages.length < 2 ? null : (
          <TicketLine
            label={t('finance.ticket.leverage')}
            value={t('finance.leverage', { times: draft.leverage })}
            {...fold('leverage')}
          >
            <LeveragePicker
              leverage={draft.leverage}
              allowed={instrument.leverages}
              side={draft.side}
              disabled={busy}
              stopOutMove={stopOutMove}
              stopOut={
                stopOutPrice === undefined
                  ? undefined
                  : formatPrice(locale, stopOutPrice, ticketScale(ticket))
              }
              onChange={({ leverage }) => act({ kind: 'leverageChosen', leverage })}
            />
          </TicketLine>
        )}
        <TicketDayTrade {...props} />
        <TicketProtection {...props} />
      </div>
    </>
  )
}
