import { Box, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'

const MOVERS = 3

export function BriefingSkeleton() {
  return (
    <Stack gap="x4">
      <Box paddingInline="page">
        <SkeletonGroup>
          <Stack gap="x2">
            <Skeleton line="small" width="6em" />
            <Skeleton line="display" width="60%" />
            <Skeleton line="small" width="10em" />
          </Stack>
        </SkeletonGroup>
      </Box>
      <QuoteListSkeleton marked count={MOVERS} />
    </Stack>
  )
}
