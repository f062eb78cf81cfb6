import { Card, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'

/** In the layout of what comes: a figure, then cards of lines. */
export function CreditSkeleton() {
  return (
    <SkeletonGroup>
      <Stack gap="x6">
        <Stack gap="x2">
          <Skeleton line="small" width="8em" />
          <Skeleton line="title" width="60%" />
        </Stack>
        <Card>
          <Stack gap="x4">
            <Skeleton width="80%" />
            <Skeleton width="60%" />
            <Skeleton width="70%" />
          </Stack>
        </Card>
        <Card>
          <Skeleton shape="block" height="7rem" />
        </Card>
      </Stack>
    </SkeletonGroup>
  )
}
