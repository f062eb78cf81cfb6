import { ChartNoAxesColumn, ChartPie, House, type LucideIcon, Star, UserRound } from 'lucide-react'
import type { PlainRoute } from '../definition/routes.ts'

/** The entries of the tab bar, in their order. */
export const tabEntries = [
  { id: 'home', icon: House },
  { id: 'market', icon: ChartNoAxesColumn },
  { id: 'trade', icon: ChartPie },
  { id: 'watchlist', icon: Star },
  { id: 'mine', icon: UserRound },
] as const satisfies readonly { readonly id: PlainRoute; readonly icon: LucideIcon }[]
export type TabEntry = (typeof tabEntries)[number]['id']
