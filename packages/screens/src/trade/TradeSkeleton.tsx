import { Card, Inline, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import * as styles from './TradeScreen.css.ts'

/** Of the curve with what is under it. */
export const CURVE_HEIGHT = '12.5rem'

/** The total and its curve before they are loaded. */
export function SummarySkeleton() {
  return (
    <SkeletonGroup>
      <Card>
        <Stack gap="x3">
          <Skeleton line="small" width="6em" />
          <Skeleton line="display" width="60%" />
          <Skeleton line="small" width="70%" />
          <Skeleton line="small" width="75%" />
          <Skeleton shape="block" height={CURVE_HEIGHT} />
        </Stack>
      </Card>
    </SkeletonGroup>
  )
}

const cards = ['62%', '48%', '55%'] as const

/** Positions before they are loaded: the same cards, without their texts. */
export function PositionsSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
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
