import { Skeleton, SkeletonGroup } from '@onelot/ui'
import * as styles from './PageSkeleton.css.ts'

/** A header and rows, while the script of a screen is on its way; the screen has its own skeleton of what it reads. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonGroup>
        <div className={styles.rows}>
          <Skeleton line="title" width="40%" />
          {rows.map((row) => (
            <Skeleton key={row} shape="block" height="4rem" />
          ))}
        </div>
      </SkeletonGroup>
    </div>
  )
}
const rows = [1, 2, 3, 4, 5]
