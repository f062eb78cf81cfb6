import { Card, Inline, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'

const Trade = () => (
  <Card>
    <Stack gap="x2">
      <Inline justify="between">
        <Skeleton width="45%" />
        <Skeleton width="6em" />
      </Inline>
      <Inline justify="between">
        <Skeleton line="small" width="8em" />
        <Skeleton line="small" width="7em" />
      </Inline>
      <Skeleton line="small" width="55%" />
    </Stack>
  </Card>
)

/** In the layout of what comes: the whole screen, or the trades alone. */
export function DayTradingSkeleton({ part = 'all' }: { part?: 'all' | 'trades' }) {
  return (
    <SkeletonGroup>
      <Stack gap="x5">
        {part === 'trades' ? null : (
          <>
            <Skeleton shape="block" height="2.75rem" />
            <Card>
              <Stack gap="x4">
                <Stack gap="x1">
                  <Skeleton line="small" width="7em" />
                  <Skeleton line="display" width="55%" />
                  <Skeleton line="small" width="70%" />
                </Stack>
                <Inline gap="x5">
                  <Skeleton shape="block" width="8em" height="2.5rem" />
                  <Skeleton shape="block" width="8em" height="2.5rem" />
                </Inline>
              </Stack>
            </Card>
          </>
        )}
        <Stack gap="x3">
          <Trade />
          <Trade />
        </Stack>
      </Stack>
    </SkeletonGroup>
  )
}
