import { Card, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'

/** In the layout of the cards. */
export const OfferSkeleton = ({ count }: { count: number }) => (
  <SkeletonGroup>
    <Stack gap="x3">
      {Array.from({ length: count }, (_, at) => (
        <Card key={at}>
          <Stack gap="x5">
            <Stack gap="x2">
              <Skeleton width="50%" />
              <Skeleton line="small" width="35%" />
            </Stack>
            <Skeleton line="display" width="45%" />
            <Skeleton line="small" width="80%" />
          </Stack>
        </Card>
      ))}
    </Stack>
  </SkeletonGroup>
)
