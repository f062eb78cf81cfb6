import { Card, Inline, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'

const CURVE_HEIGHT = '12.5rem'
const rows = ['50%', '38%', '45%'] as const

/** The return with its curve and sums before they are loaded. */
export function CourseSkeleton() {
  return (
    <SkeletonGroup>
      <Stack gap="x3">
        <Skeleton line="small" width="9em" />
        <Skeleton line="display" width="45%" />
        <Skeleton shape="block" height={CURVE_HEIGHT} />
        {rows.map((width) => (
          <Skeleton key={width} line="small" width={width} />
        ))}
      </Stack>
    </SkeletonGroup>
  )
}

export function AllocationSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height={CURVE_HEIGHT} />
    </SkeletonGroup>
  )
}

export function InstrumentsSkeleton() {
  return (
    <SkeletonGroup>
      <Card>
        <Stack gap="x5">
          {rows.map((width) => (
            <Stack key={width} gap="x2">
              <Inline justify="between">
                <Skeleton width={width} />
                <Skeleton width="6em" />
              </Inline>
              <Skeleton line="small" width="85%" />
            </Stack>
          ))}
        </Stack>
      </Card>
    </SkeletonGroup>
  )
}
