import { Card } from '@onelot/ui'
import { RouteRows, type RouteRowsProps } from '../../base/shell/RouteRows.tsx'
import type { PlainRoute } from '../../base/definition/routes.ts'

/** A group of settings that have screens of their own. */
export function Ways<Route extends PlainRoute>(props: RouteRowsProps<Route>) {
  return (
    <Card as="section" padding="none" aria-label={props.label}>
      <RouteRows {...props} />
    </Card>
  )
}
