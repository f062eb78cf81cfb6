import { Card, Skeleton, SkeletonGroup } from '@onelot/ui'
import * as styles from './DividendsScreen.css.ts'

/** The lists before they are loaded. */
export function DividendsSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        <Skeleton line="small" width="80%" />
        <Card>
          <Skeleton shape="block" height="12rem" />
        </Card>
      </div>
    </SkeletonGroup>
  )
}
