import { Card, Inline, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'

const Row = () => (
  <Card>
    <Inline justify="between">
      <Stack gap="x2">
        <Skeleton width="8em" />
        <Skeleton line="small" width="11em" />
      </Stack>
      <Skeleton width="4em" />
    </Inline>
  </Card>
)

/** In the layout of what comes: the whole screen, or the income alone. */
export function LendingSkeleton({ part = 'all' }: { part?: 'all' | 'income' }) {
  return (
    <SkeletonGroup>
      <Stack gap="x5">
        {part === 'income' ? null : (
          <>
            <Stack gap="x2">
              <Skeleton line="small" width="6em" />
              <Skeleton width="80%" />
            </Stack>
            <Card>
              <Stack gap="x4">
                <Skeleton shape="block" height="2.75rem" />
                <Skeleton line="small" width="60%" />
                <Skeleton line="title" width="40%" />
              </Stack>
            </Card>
          </>
        )}
        <Row />
        <Row />
      </Stack>
    </SkeletonGroup>
  )
}
