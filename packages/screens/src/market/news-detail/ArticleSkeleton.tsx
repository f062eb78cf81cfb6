import { Box, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'

export const ArticleSkeleton = () => (
  <SkeletonGroup>
    <Box padding="page">
      <Stack gap="x4">
        <Skeleton width="90%" />
        <Skeleton line="small" width="40%" />
        <Skeleton width="100%" />
        <Skeleton width="95%" />
        <Skeleton width="60%" />
      </Stack>
    </Box>
  </SkeletonGroup>
)
