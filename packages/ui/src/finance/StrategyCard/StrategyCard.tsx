import { ChartNoAxesCombined } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import {
  type LinkedManaged,
  ManagedCard,
  type ManagedContent,
  type StillManaged,
} from '../performance/ManagedCard.tsx'
import { mark } from './StrategyCard.css.ts'

export type StrategyCardProps = (ManagedContent & LinkedManaged) | (ManagedContent & StillManaged)

/** A rule that trades by itself: what it would have made, how deep it would have fallen, and what it takes at least. */
export function StrategyCard(props: StrategyCardProps) {
  return (
    <ManagedCard
      {...props}
      mark={
        <span className={mark}>
          <Icon icon={ChartNoAxesCombined} />
        </span>
      }
    />
  )
}
