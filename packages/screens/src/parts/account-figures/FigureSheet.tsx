import { ChangeBadge, type Fact, FactList, Money, Sheet, Text } from '@onelot/ui'
import type { ReactNode } from 'react'
import { changeOf } from './changeOf.ts'
import type { Explained, SumPart } from './explained.ts'
import { WholeProfit } from './WholeProfit.tsx'
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
  const { title, text, parts, again, total, signed, base, note, whole } = explained
  const change = base && changeOf(total, base.value)
  const sum = { parts, total, signed, label: labels.total }
  return (
    <Sheet open={open} title={title} description={text} onClose={onClose}>
      <div className={styles.sheet}>
        <Sum {...sum} heading={again?.heading}>
          {base === undefined || change?.rate === undefined ? null : (
            <FactList
              facts={[
                { label: labels.rate, value: <ChangeBadge change={change} /> },
                { label: base.label, value: <Money value={base.value} size="small" /> },
              ]}
            />
          )}
        </Sum>
        {again === undefined ? null : <Sum {...sum} parts={again.parts} heading={again.of} />}
        {whole === undefined ? null : <WholeProfit period={whole} currency={total.currency} />}
        {note === undefined ? null : (
          <Text as="p" size="small" tone="secondary">
            {note}
          </Text>
        )}
      </div>
    </Sheet>
  )
}

interface SumProps extends Pick<Explained, 'parts' | 'total' | 'signed'> {
  label: string
  heading: string | undefined
  /** Under the total. */
  children?: ReactNode
}

function Sum({ parts, total, signed, label, heading, children }: SumProps) {
  const sum: Fact[] = [
    { label, value: <Money value={total} tone={signed ? 'change' : 'neutral'} />, strong: true },
  ]
  return (
    <section className={styles.sum} aria-label={heading}>
      {heading === undefined ? null : (
        <Text as="h3" size="small" weight="strong">
          {heading}
        </Text>
      )}
      {parts.length === 0 ? null : (
        <FactList
          facts={parts.map(({ label: of, value, own, signed: isChange = signed }) => ({
            label: of,
            value: <Part value={value} own={own} signed={isChange} />,
          }))}
        />
      )}
      <div className={styles.total}>
        <FactList facts={sum} />
        {children}
      </div>
    </section>
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
