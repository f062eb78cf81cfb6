import { ChangeBadge, type Fact, FactList, Money, Sheet, Text } from '@onelot/ui'
import { changeOf } from './changeOf.ts'
import type { Explained, SumPart } from './explained.ts'
import * as styles from './FigureSheet.css.ts'

export interface FigureSheetProps {
  open: boolean
  /** Undefined before anything is explained. */
  explained: Explained | undefined
  /** What the last line of a sum is called, and the percentage under it. */
  labels: { readonly total: string; readonly rate: string }
  onClose: () => void
}

/** A figure as a sum: what it is, its parts, and their total; a profit with its percentage and what that is of. */
export function FigureSheet({ open, explained, labels, onClose }: FigureSheetProps) {
  if (explained === undefined) return null
  const { title, text, parts, total, signed, base, note } = explained
  const sum: Fact[] = [
    {
      label: labels.total,
      value: <Money value={total} tone={signed ? 'change' : 'neutral'} />,
      strong: true,
    },
  ]
  const change = base && changeOf(total, base.value)
  return (
    <Sheet open={open} title={title} description={text} onClose={onClose}>
      <div className={styles.sheet}>
        {parts.length === 0 ? null : (
          <FactList
            facts={parts.map(({ label, value, own, signed: isChange = signed }) => ({
              label,
              value: <Part value={value} own={own} signed={isChange} />,
            }))}
          />
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
        {note === undefined ? null : (
          <Text as="p" size="small" tone="secondary">
            {note}
          </Text>
        )}
      </div>
    </Sheet>
  )
}

function Part({ value, own, signed }: Pick<SumPart, 'value' | 'own'> & { signed: boolean }) {
  return (
    <span className={styles.part}>
      <Money value={value} tone={signed ? 'change' : 'neutral'} />
      {own === undefined ? null : <Money value={own} size="caption" tone="secondary" />}
    </span>
  )
}
