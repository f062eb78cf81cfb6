import { TileGrid } from '@onelot/ui'
import type { LucideIcon } from 'lucide-react'
import type { PlainRoute } from '../definition/routes.ts'
import { useTitleOf } from '../i18n/useName.ts'
import { useNavigation } from '../ports/ports.ts'
import { useOffered } from './useOffered.ts'

export interface RouteTile {
  readonly to: PlainRoute
  readonly icon: LucideIcon
}
export interface RouteTilesProps {
  label: string
  routes: readonly RouteTile[]
}

/** Ways to screens by their titles, as a grid; what the site does not offer has none. */
export function RouteTiles({ label, routes }: RouteTilesProps) {
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  const isOffered = useOffered()
  return (
    <TileGrid
      label={label}
      tiles={routes
        .filter(({ to }) => isOffered(to))
        .map(({ to, icon }) => ({ key: to, href: href({ to }), label: titleOf(to), icon }))}
      Link={Link}
    />
  )
}
