import { Box, Card, Inline, type PositionLook, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import * as styles from './TradeScreen.css.ts'

/** Of the curve with what is under it. */
export const CURVE_HEIGHT = '12.5rem'
/** A change under its label. */
const CHANGE_HEIGHT = '2.5rem'

/** The total and its changes before they are loaded. */
export function SummarySkeleton() {
  return (
    <SkeletonGroup>
      <Stack gap="x2">
        <Skeleton line="small" width="6em" />
        <Skeleton line="display" width="60%" />
        <Inline gap="x5">
          <Skeleton shape="block" width="8em" height={CHANGE_HEIGHT} />
          <Skeleton shape="block" width="8em" height={CHANGE_HEIGHT} />
        </Inline>
      </Stack>
    </SkeletonGroup>
  )
}

const cards = ['62%', '48%', '55%'] as const
const rows = [...cards, '40%', '58%'] as const

/** Positions before they are loaded: the same rows or cards, without their texts. */
export function PositionsSkeleton({ look }: { look: PositionLook }) {
  if (look === 'row')
    return (
      <SkeletonGroup>
        <div className={styles.lists.row}>
          {rows.map((width) => (
            <Box key={width} padding="x4">
              <Stack gap="x2">
                <Inline justify="between">
                  <Skeleton width={width} />
                  <Skeleton width="6em" />
                </Inline>
                <Skeleton line="small" width="30%" />
              </Stack>
            </Box>
          ))}
        </div>
      </SkeletonGroup>
    )
  return (
    <SkeletonGroup>
      <div className={styles.lists.card}>
        {cards.map((width) => (
          <Card key={width}>
            <Stack gap="x2">
              <Inline justify="between">
                <Skeleton width={width} />
                <Skeleton width="6em" />
              </Inline>
              <Inline justify="between">
                <Skeleton line="small" width="8em" />
                <Skeleton line="small" width="7em" />
              </Inline>
              <Skeleton line="small" width="45%" />
            </Stack>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
