import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatPrice } from '../format/price.ts'
import { LeveragePicker } from '../LeveragePicker/LeveragePicker.tsx'
import { SideSwitch } from '../SideSwitch/SideSwitch.tsx'
import * as styles from './OrderTicket.css.ts'
import { takesMarketOrders } from './ticketDraft.ts'
import { TicketPrice } from './TicketPrice.tsx'
import { type OrderTicketProps, ticketScale } from './ticketProps.ts'
import { TicketQuantity } from './TicketQuantity.tsx'

/** The fields, in the order in which a person decides them. */
export function TicketFields(props: OrderTicketProps) {
  const { ticket, busy = false } = props
  const { locale, t } = useTheme()
  const { draft, act, model, situation } = ticket
  const { listing, quote } = situation.context
  const { instrument, session } = listing
  const marketOrders = takesMarketOrders(session.phase)
  const { stopOutPrice } = model.ticket
  return (
    <>
      <div className={styles.choices}>
        <div className={styles.choice}>
          <SideSwitch
            side={draft.side}
            shortable={instrument.shortable}
            disabled={busy}
            onChange={({ side }) => {
              act({ kind: 'sideChosen', side })
            }}
          />
        </div>
        <div className={styles.choice}>
          <SegmentedControl
            label={t('finance.ticket.type')}
            segments={[
              { value: 'limit', label: t('finance.orderTypes.limit') },
              { value: 'market', label: t('finance.orderTypes.market'), disabled: !marketOrders },
            ]}
            value={draft.type}
            disabled={busy}
            onChange={({ value }) => {
              act({ kind: 'typeChosen', type: value, price: quote?.price })
            }}
          />
        </div>
      </div>
      {marketOrders ? null : (
        <Text size="small" tone="secondary">
          {t('finance.ticket.limitOnly')}
        </Text>
      )}
      <TicketPrice {...props} />
      <TicketQuantity {...props} />
      <LeveragePicker
        leverage={draft.leverage}
        allowed={instrument.leverages}
        side={draft.side}
        disabled={busy}
        stopOut={
          stopOutPrice === undefined ? undefined : formatPrice(locale, stopOutPrice, ticketScale(ticket))
        }
        onChange={({ leverage }) => {
          act({ kind: 'leverageChosen', leverage })
        }}
      />
    </>
  )
}
