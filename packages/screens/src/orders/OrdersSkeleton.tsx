import { Card, Inline, Skeleton, SkeletonGroup } from '@onelot/ui'
import * as styles from './OrdersScreen.css.ts'

const widths = ['62%', '40%', '55%', '48%', '66%'] as const

/** Orders before they are loaded: a month and its rows. */
export function OrdersSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        <Card padding="none">
          <div className={styles.heading}>
            <Skeleton line="lead" width="7em" />
          </div>
          {widths.map((width) => (
            <div key={width} className={styles.skeletonRow}>
              <Inline justify="between">
                <Skeleton width={width} />
                <Skeleton line="small" width="4em" />
              </Inline>
              <Inline justify="between">
                <Skeleton line="small" width="9em" />
                <Skeleton line="small" width="5em" />
              </Inline>
              <Skeleton line="small" width="6em" />
            </div>
          ))}
        </Card>
      </div>
    </SkeletonGroup>
  )
}
