import { Inline, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import * as styles from './QuoteListSkeleton.css.ts'

const rows = ['62%', '48%', '70%', '55%', '64%', '50%', '58%', '66%'] as const

export interface QuoteListSkeletonProps {
  /** The rows have a mark before the name. @defaultValue false */
  marked?: boolean
  /** @defaultValue 8 */
  count?: number
}

/** A list of listings before it is loaded: the same rows, without their texts. */
export function QuoteListSkeleton({ marked = false, count = rows.length }: QuoteListSkeletonProps) {
  return (
    <SkeletonGroup>
      {rows.slice(0, count).map((width) => (
        <div key={width} className={styles.row} data-marked={marked}>
          {marked ? <Skeleton shape="circle" width="2rem" height="2rem" /> : null}
          <Stack gap="x1">
            <Skeleton width={width} />
            <Skeleton line="small" width="4em" />
          </Stack>
          <Inline gap="x4" justify="end">
            <Skeleton shape="block" width="3rem" height="1.5rem" />
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
