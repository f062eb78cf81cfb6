import { Inline, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import * as styles from './QuoteListSkeleton.css.ts'

const rows = ['62%', '48%', '70%', '55%', '64%', '50%', '58%'] as const

/** A list of listings before it is loaded: the same rows, without their texts. */
export function QuoteListSkeleton() {
  return (
    <SkeletonGroup>
      {rows.map((width) => (
        <div key={width} className={styles.row}>
          <Stack gap="x1">
            <Skeleton width={width} />
            <Skeleton line="small" width="4em" />
          </Stack>
          <Inline gap="x4" justify="end">
            <Skeleton shape="block" width="3.5rem" height="1.5rem" />
            <Stack gap="x1" align="end">
              <Skeleton width="5em" />
              <Skeleton line="small" width="4em" />
            </Stack>
          </Inline>
        </div>
      ))}
    </SkeletonGroup>
  )
}
