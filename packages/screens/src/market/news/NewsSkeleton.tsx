import { Skeleton, SkeletonGroup } from '@onelot/ui'
import * as styles from './NewsLists.css.ts'

const SHOWN = 8

export const NewsSkeleton = () => (
  <SkeletonGroup>
    <div className={styles.list}>
      {Array.from({ length: SHOWN }, (_, index) => (
        <div key={index} className={styles.row}>
          <div className={styles.bars}>
            <Skeleton width="85%" />
            <Skeleton line="small" width="40%" />
          </div>
        </div>
      ))}
    </div>
  </SkeletonGroup>
)
