import type { HoldOnWire } from '@onelot/api-client'
import { Card, ListRow, Money, RowList } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { productOfModule } from '../../parts/module-words/productOf.ts'
import { useProductTexts } from '../../parts/module-words/useProductTexts.ts'
import * as styles from './MineScreen.css.ts'

const WITHDRAWAL = 'withdrawals.withdrawal'

/** Where a hold is shown by itself, and can be ended. */
function wayOf({ ref, order, request, product }: HoldOnWire): RouteTarget | undefined {
  if (order !== undefined) return { to: 'positionDetail', position: order.position }
  if (product !== undefined) return productOfModule(product.module)?.held?.(product.id)
  return request === WITHDRAWAL ? { to: 'request', kind: 'withdrawal', request: ref } : undefined
}

/** What is on hold, a row for each order, request and product that holds it. */
export function HoldRows({ holds }: { holds: readonly HoldOnWire[] }) {
  const { t } = useTranslation('mine')
  return (
    <Card padding="none">
      <RowList
        label={t('figures.frozen')}
        rows={holds.map((hold) => ({ key: hold.ref, row: <HoldRow hold={hold} /> }))}
      />
    </Card>
  )
}

function useWords({ order, request, product }: HoldOnWire): {
  title: string
  subtitle?: string
} {
  const { t } = useTranslation('mine')
  const nameOf = useName()
  const texts = useProductTexts()
  if (order !== undefined) {
    const title = order.name === undefined ? order.instrument : nameOf(order.name)
    return { title, subtitle: t(`holds.${order.side}`) }
  }
  if (product !== undefined) return { title: texts.held(product.module).one ?? t('holds.product') }
  return request === WITHDRAWAL
    ? { title: t('holds.withdrawal'), subtitle: t('holds.request') }
    : { title: t('holds.request') }
}

function HoldRow({ hold }: { hold: HoldOnWire }) {
  const { href, Link } = useNavigation()
  const { money, converted } = hold
  const way = wayOf(hold)
  const words = useWords(hold)
  const amount = (
    <span className={styles.held}>
      <Money value={converted} />
      {money.currency === converted.currency ? null : <Money value={money} size="caption" tone="secondary" />}
    </span>
  )
  return way === undefined ? (
    <ListRow {...words} trailing={amount} />
  ) : (
    <ListRow {...words} trailing={amount} href={href(way)} Link={Link} />
  )
}
