import { Icon } from '@onelot/ui'
import { ChevronRight } from 'lucide-react'
import { CancelAll } from '../../parts/cancel-all/CancelAll.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import * as styles from './TradeScreen.css.ts'

export interface OrdersBarProps {
  tab: 'purchase' | 'terminated'
  anyPending: boolean
}

/** From the cards of orders to all orders with their history; of those that wait, to cancelling all. */
export function OrdersBar({ tab, anyPending }: OrdersBarProps) {
  const { href, Link } = useNavigation()
  const titleOf = useTitleOf()
  const isPending = tab === 'purchase'
  return (
    <div className={styles.orders}>
      <Link href={href({ to: 'orders', show: isPending ? 'working' : undefined })} className={styles.more}>
        {titleOf('orders')}
        <Icon icon={ChevronRight} size="small" />
      </Link>
      {isPending && anyPending ? <CancelAll /> : null}
    </div>
  )
}
