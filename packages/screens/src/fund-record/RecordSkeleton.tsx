import { Card, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import * as styles from './FundRecordScreen.css.ts'

const widths = ['62%', '40%', '55%', '48%', '66%', '44%'] as const

/** The record before it is loaded: a month, a day and rows. */
export function RecordSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        <Card padding="none">
          <div className={styles.heading}>
            <Skeleton line="lead" width="7em" />
          </div>
          <div className={styles.heading}>
            <Skeleton line="small" width="6em" />
          </div>
          {widths.map((width) => (
            <div key={width} className={styles.skeletonRow}>
              <Stack gap="x1">
                <Skeleton width={width} />
                <Skeleton line="small" width="6em" />
              </Stack>
              <Skeleton width="6em" />
            </div>
          ))}
        </Card>
      </div>
    </SkeletonGroup>
  )
}
