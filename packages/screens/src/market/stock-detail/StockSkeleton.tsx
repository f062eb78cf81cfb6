import { Box, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import * as styles from './StockDetailScreen.css.ts'
import { useChartHeight } from './useChartHeight.ts'

/** The screen before the listing is loaded. */
export function StockSkeleton() {
  const { skeleton } = useChartHeight()
  return (
    <SkeletonGroup>
      <div className={styles.head}>
        <Skeleton line="small" width="12em" />
        <Skeleton line="display" width="8em" />
        <Skeleton width="9em" />
      </div>
      <Skeleton shape="block" height={skeleton} />
      <Box padding="page">
        <Stack gap="x3">
          <Skeleton line="lead" width="6em" />
          <Skeleton width="90%" />
          <Skeleton width="80%" />
          <Skeleton width="85%" />
        </Stack>
      </Box>
    </SkeletonGroup>
  )
}
