import { Skeleton, SkeletonGroup, Stack } from '@onelot/ui'

/** What a sheet asks is on its way. */
export const SheetSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x4">
      <Skeleton line="title" width="50%" />
      <Skeleton width="70%" />
      <Skeleton shape="block" height="8rem" />
    </Stack>
  </SkeletonGroup>
)
