import { Card, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import * as styles from './RecordMonths.css.ts'

const widths = ['62%', '40%', '55%', '48%', '66%', '44%'] as const

export interface RecordSkeletonProps {
  /** How many headings come before the first row. @defaultValue 1 */
  headings?: 0 | 1 | 2 | undefined
  /** The rows have a mark before their text. @defaultValue false */
  marked?: boolean | undefined
  /** Lines of a row. @defaultValue 2 */
  lines?: 2 | 3 | undefined
}

/** A record before it is loaded: headings, and rows with an amount at their end. */
export function RecordSkeleton({ headings = 1, marked = false, lines = 2 }: RecordSkeletonProps) {
  return (
    <SkeletonGroup>
      <Card padding="none">
        {headings === 0 ? null : (
          <div className={styles.heading}>
            <Skeleton line="lead" width="7em" />
          </div>
        )}
        {headings === 2 ? (
          <div className={styles.heading}>
            <Skeleton line="small" width="6em" />
          </div>
        ) : null}
        {widths.map((width) => (
          <div key={width} className={styles.skeletonRow}>
            {marked ? <Skeleton shape="circle" width="2rem" height="2rem" /> : null}
            <div className={styles.skeletonText}>
              <Stack gap="x1">
                <Skeleton width={width} />
                <Skeleton line="small" width="9em" />
                {lines === 3 ? <Skeleton line="small" width="6em" /> : null}
              </Stack>
            </div>
            <Skeleton width="5em" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}
