import { Card, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'

/** In the layout of a follow: what it is worth, the comparison, the stop-loss. */
export const FollowSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x6">
      <Card>
        <Stack gap="x3">
          <Skeleton line="small" width="6em" />
          <Skeleton line="title" width="55%" />
          <Skeleton line="small" width="40%" />
          <Skeleton shape="block" height="3rem" />
        </Stack>
      </Card>
      <Card>
        <Stack gap="x3">
          <Skeleton width="60%" />
          <Skeleton shape="block" height="8rem" />
        </Stack>
      </Card>
      <Card>
        <Skeleton shape="block" height="4rem" />
      </Card>
    </Stack>
  </SkeletonGroup>
)
