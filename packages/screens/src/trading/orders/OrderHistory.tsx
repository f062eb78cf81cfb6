import type {
  ExecutionOnWire,
  ListedOrder,
  OrderStepOnWire,
  ResponseOf,
  tradeOrder,
} from '@onelot/api-client'
import { money, notionalOf } from '@onelot/domain'
import { ListRow, Money, RowList, Skeleton, SkeletonGroup, type StepState, Steps, Text } from '@onelot/ui'
import { useCauseText } from '../../parts/end-causes/useCauseText.ts'
import type { Read } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { FailureScope } from '../../base/states/FailureScope.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import * as styles from './OrdersScreen.css.ts'
import { useOrderText } from './useOrderText.ts'

type Told = ResponseOf<typeof tradeOrder>

export interface OrderHistoryProps {
  read: Read<Told>
  listed: ListedOrder
}

/** What happened to an order, oldest first, and its executions. */
export function OrderHistory({ read, listed }: OrderHistoryProps) {
  const { t } = useTranslation('orders')
  return (
    <FailureScope>
      <Loaded read={read} skeleton={<HistorySkeleton />}>
        {({ history, executions }) => (
          <>
            <section className={styles.section} aria-label={t('history')}>
              <Text as="h3" weight="strong">
                {t('history')}
              </Text>
              <Happened history={history} listed={listed} />
            </section>
            {executions.length === 0 ? null : (
              <section className={styles.section} aria-label={t('executions')}>
                <Text as="h3" weight="strong">
                  {t('executions')}
                </Text>
                <Executions executions={executions} listed={listed} />
              </section>
            )}
          </>
        )}
      </Loaded>
    </FailureScope>
  )
}

/** All of it has happened; the last one is where the order is now, while it waits. */
function stateOf({ state }: OrderStepOnWire, isLast: boolean, isWorking: boolean): StepState {
  if (state === 'rejected') return 'failed'
  return isLast && isWorking ? 'current' : 'done'
}

function Happened({ history, listed }: Pick<Told, 'history'> & Pick<OrderHistoryProps, 'listed'>) {
  const { t } = useTranslation('orders')
  const causeText = useCauseText()
  const text = useOrderText(listed)
  const { status, averagePrice } = listed.order
  /** What the order was from then on; of the fill, at what price. */
  const was = ({ state, limitPrice, stop, lots }: OrderStepOnWire): string => {
    const quantity = text.quantity(lots)
    if (state === 'filled' && averagePrice !== undefined)
      return t('at', { quantity, price: text.average(averagePrice) })
    const trailed = text.distance(stop)
    if (trailed !== undefined) return t('trailed', { quantity, distance: trailed })
    const level = stop?.kind === 'level' ? stop.price : limitPrice
    return level === undefined ? quantity : t('at', { quantity, price: text.price(level) })
  }
  return (
    <Steps
      label={t('history')}
      steps={history.map((step, index) => ({
        id: `${String(index)} ${step.state}`,
        label:
          step.cause === undefined
            ? t(`states.${step.state}`)
            : t('because', { state: t(`states.${step.state}`), cause: causeText(step.cause) }),
        state: stateOf(step, index === history.length - 1, status === 'working'),
        description: `${was(step)} · ${text.time(step.at, { seconds: true })}`,
      }))}
    />
  )
}

interface ExecutionsProps extends Pick<OrderHistoryProps, 'listed'> {
  executions: readonly ExecutionOnWire[]
}

function Executions({ executions, listed }: ExecutionsProps) {
  const { t } = useTranslation('orders')
  const text = useOrderText(listed)
  const { currency, lotSize } = listed.order
  return (
    <div className={styles.links}>
      <RowList
        label={t('executions')}
        rows={executions.map(({ id, lots, price, at }) => ({
          key: id,
          row: (
            <ListRow
              title={t('at', { quantity: text.quantity(lots), price: text.price(price) })}
              subtitle={text.time(at, { seconds: true })}
              trailing={<Money value={money(currency, notionalOf(price, lots, lotSize))} />}
            />
          ),
        }))}
      />
    </div>
  )
}

const HistorySkeleton = () => (
  <SkeletonGroup>
    <Skeleton width="6em" />
    <Skeleton shape="block" height="6rem" />
  </SkeletonGroup>
)
