import { Text } from '@onelot/ui'
import { PracticeChip } from '../../base/shell/PracticeChip.tsx'
import * as styles from './SearchScreen.css.ts'

/** What the rows are, and the practice label, for which the search leaves no room in the header. */
export function ListHead({ title }: { title: string }) {
  return (
    <div className={styles.head}>
      <Text as="h2" size="small" weight="strong" tone="secondary">
        {title}
      </Text>
      <PracticeChip />
    </div>
  )
}
