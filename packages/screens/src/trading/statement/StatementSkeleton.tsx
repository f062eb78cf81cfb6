import { Card, Inline, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import * as styles from './StatementScreen.css.ts'

const lines = ['7em', '6em', '8em', '7em'] as const

/** Two currencies before they are loaded. */
export function StatementSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.cards}>
        {['first', 'second'].map((key) => (
          <Card key={key}>
            <Stack gap="x3">
              <Skeleton line="body" width="4em" />
              {lines.map((width, index) => (
                <Inline key={index} justify="between">
                  <Skeleton line="small" width={width} />
                  <Skeleton line="small" width="6em" />
                </Inline>
              ))}
            </Stack>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
