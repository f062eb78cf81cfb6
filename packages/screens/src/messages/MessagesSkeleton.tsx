import { Card, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import * as styles from './MessagesScreen.css.ts'

const widths = ['62%', '48%', '70%', '55%', '66%', '44%'] as const

/** Messages before they are loaded. */
export function MessagesSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        <Card padding="none">
          {widths.map((width) => (
            <div key={width} className={styles.skeletonRow}>
              <Skeleton width="2rem" />
              <Stack gap="x1">
                <Skeleton width={width} />
                <Skeleton line="small" width="8em" />
              </Stack>
              <Skeleton line="small" width="3em" />
            </div>
          ))}
        </Card>
      </div>
    </SkeletonGroup>
  )
}
