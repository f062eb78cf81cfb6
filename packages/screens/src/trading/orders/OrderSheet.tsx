import { type ListedOrder, tradeOrder } from '@onelot/api-client'
import { Button, Inline, ListRow, RowList, Sheet, Stack, StatusTag, Tag, Text } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import type { OnPositionCommand } from '../../parts/positions/usePositionCommands.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import * as styles from './OrdersScreen.css.ts'
import { buys, shownStatus, useOrderText } from './useOrderText.ts'

export interface OrderSheetProps {
  open: boolean
  /** As the list has it: shows until its history is loaded. */
  listed: ListedOrder
  onCommand: OnPositionCommand
  onClose: () => void
}

/** An order that opens has none before it is filled. */
const hasPosition = ({ purpose, status }: ListedOrder['order']): boolean =>
  purpose === 'close' || status === 'filled'

/** One order: what it is now, what happened to it and what it was then, its executions; amended and cancelled from here while it waits. */
export function OrderSheet({ open, listed, onCommand, onClose }: OrderSheetProps) {
  const name = useName()
  const { t } = useTranslation('orders')
  const { t: positions } = useTranslation('positions')
  const { href, Link } = useNavigation()
  const read = useRead(tradeOrder, { order: listed.order.id })
  const now = read.data ?? listed
  const { order, instrument } = now
  const text = useOrderText(now)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={name(instrument.name)}
      footer={order.status === 'working' ? <Commands listed={now} onCommand={onCommand} /> : undefined}
    >
      <Stack gap="x5">
        <Stack gap="x2">
          <NotRefreshed reads={[read]} />
          <Inline gap="x2" wrap>
            <StatusTag status={shownStatus(order)} />
            <Tag tone={buys(order) ? 'up' : 'down'}>{text.action()}</Tag>
            {order.dayTrade === true ? <Tag>{positions('dayTrade')}</Tag> : null}
            <Text weight="strong">{text.terms()}</Text>
          </Inline>
        </Stack>
        <OrderFacts listed={now} />
        <OrderHistory read={read} listed={now} />
        <div className={styles.links}>
          <RowList
            label={t('links')}
            rows={[
              ...(hasPosition(order)
                ? [
                    {
                      key: 'position',
                      row: (
                        <ListRow
                          title={t('toPosition')}
                          href={href({ to: 'positionDetail', position: order.position })}
                          Link={Link}
                        />
                      ),
                    },
                  ]
                : []),
              {
                key: 'stock',
                row: (
                  <ListRow
                    title={t('toStock')}
                    subtitle={instrument.code}
                    href={href({ to: 'stockDetail', instrument: instrument.id })}
                    Link={Link}
                  />
                ),
              },
            ]}
          />
        </div>
      </Stack>
    </Sheet>
  )
}

/** What may be done about an order that waits. What protects a position is set anew as a whole. */
function Commands({
  listed: { order, instrument },
  onCommand,
}: Pick<OrderSheetProps, 'listed' | 'onCommand'>) {
  const { t } = useTranslation('positions')
  const isProtective = order.group !== undefined
  const cancel = t('cancelOrder')
  return (
    <div className={styles.foot}>
      <span className={styles.footButton}>
        <Button
          variant="secondary"
          block
          onClick={() => {
            const purpose = isProtective ? 'protect' : order.purpose
            onCommand({ kind: 'cancel', order: order.id, purpose, label: cancel })
          }}
        >
          {cancel}
        </Button>
      </span>
      <span className={styles.footButton}>
        <Button block onClick={() => onCommand({ kind: 'change', order, instrument })}>
          {t(isProtective ? 'protect' : 'amend')}
        </Button>
      </span>
    </div>
  )
}
