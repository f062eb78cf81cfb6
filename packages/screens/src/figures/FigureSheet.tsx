import { ChangeBadge, type Fact, FactList, Money, Sheet } from '@onelot/ui'
import { changeOf } from './changeOf.ts'
import type { Explained } from './explained.ts'
import * as styles from './FigureSheet.css.ts'

export interface FigureSheetProps {
  /** Undefined while nothing is explained. */
  explained: Explained | undefined
  /** What the last line of a sum is called, and the percentage under it. */
  labels: { readonly total: string; readonly rate: string }
  onClose: () => void
}

/** A figure as a sum: what it is, its parts, and their total; a profit with its percentage and what that is of. */
export function FigureSheet({ explained, labels, onClose }: FigureSheetProps) {
  if (explained === undefined) return null
  const { title, text, parts, total, signed, base } = explained
  const amount = (value: typeof total) => <Money value={value} tone={signed ? 'change' : 'neutral'} />
  const sum: Fact[] = [{ label: labels.total, value: amount(total), strong: true }]
  const change = base && changeOf(total, base.value)
  return (
    <Sheet open title={title} description={text} onClose={onClose}>
      <div className={styles.sheet}>
        {parts.length === 0 ? null : (
          <FactList facts={parts.map(({ label, value }) => ({ label, value: amount(value) }))} />
        )}
        <div className={styles.total}>
          <FactList facts={sum} />
          {base === undefined || change?.rate === undefined ? null : (
            <FactList
              facts={[
                { label: labels.rate, value: <ChangeBadge change={change} /> },
                { label: base.label, value: <Money value={base.value} size="small" /> },
              ]}
            />
          )}
        </div>
      </div>
    </Sheet>
  )
}
