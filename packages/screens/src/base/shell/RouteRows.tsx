import { ListRow, RowList } from '@onelot/ui'
import type { ReactNode } from 'react'
import type { PlainRoute } from '../definition/routes.ts'
import { useTitleOf } from '../i18n/useName.ts'
import { useNavigation } from '../ports/ports.ts'

export interface RouteRowsProps<Route extends PlainRoute> {
  label: string
  routes: readonly Route[]
  /** Under a title. */
  subtitle?: (to: Route) => ReactNode
  /** What is set now, beside a title. */
  trailing?: (to: Route) => ReactNode
  /** A row after them. */
  last?: ReactNode
}

/** A list of ways to other screens by their titles. */
export function RouteRows<Route extends PlainRoute>(props: RouteRowsProps<Route>) {
  const { label, routes, subtitle, trailing, last } = props
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  const rows = routes.map((to): { key: string; row: ReactNode } => ({
    key: to,
    row: (
      <ListRow
        title={titleOf(to)}
        subtitle={subtitle?.(to)}
        trailing={trailing?.(to)}
        href={href({ to })}
        Link={Link}
      />
    ),
  }))
  return <RowList label={label} rows={last === undefined ? rows : [...rows, { key: 'last', row: last }]} />
}
