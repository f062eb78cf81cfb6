import { Card, Skeleton, SkeletonGroup } from '@onelot/ui'
import { useLatePart } from '../../parts/new-shares/useLatePart.ts'
import type { LockCardProps } from './LockCard.tsx'

const load = () => import('./LockCard.tsx')

/** What few positions have: its script comes after the screen shows. What does not arrive is left out; the details have the date. */
export function LateLock(props: LockCardProps) {
  const part = useLatePart(load)
  if (part.state === 'failed') return null
  return part.state === 'loaded' ? (
    <part.module.LockCard {...props} />
  ) : (
    <Card>
      <SkeletonGroup>
        <Skeleton line="small" width="40%" />
        <Skeleton width="60%" />
      </SkeletonGroup>
    </Card>
  )
}
