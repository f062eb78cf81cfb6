import { Box, Card, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'

/** A position before it is loaded. */
export function PositionSkeleton() {
  return (
    <SkeletonGroup>
      <Box padding="page" measured>
        <Stack gap="x5">
          <Stack gap="x2">
            <Skeleton line="title" width="60%" />
            <Skeleton width="40%" />
            <Skeleton line="display" width="70%" />
          </Stack>
          <Card>
            <Stack gap="x3">
              {(['90%', '80%', '85%', '75%', '88%', '70%'] as const).map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
          </Card>
        </Stack>
      </Box>
    </SkeletonGroup>
  )
}
