import type { Money as Amount } from '@onelot/domain'
import { type ReactNode, useState } from 'react'
import { Sheet } from '../../primitives/Sheet/Sheet.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { type Fact, FactList } from '../FactList/FactList.tsx'
import { Money } from '../Money/Money.tsx'
import { TicketLine } from '../OrderTicket/TicketLine.tsx'
import * as styles from './ReviewSheet.css.ts'

export interface ReviewCosts {
  readonly label: string
  /** Their sum; undefined while it is not known. */
  readonly sum: Amount | undefined
  /** What they consist of, which unfolds. */
  readonly parts: readonly Fact[]
  /** What the parts are, where they are read out. */
  readonly partsLabel: string
  /** Whether they are unfolded as the review opens. @defaultValue false */
  readonly startsOpen?: boolean | undefined
}

export interface ReviewSheetProps {
  /** Whether it is open. */
  open: boolean
  /** Called to close it: by its button, the scrim, Escape or a drag down. */
  onClose: () => void
  /** `Review your withdrawal`. */
  title: string
  /** What it concerns, in a line. */
  description?: string | undefined
  /** The figure that matters most, at 32. */
  total?: { readonly label: string; readonly amount: Amount } | undefined
  /** What will be sent, in the order in which it was asked. */
  facts: readonly Fact[]
  /** One line that unfolds, after the facts. */
  costs?: ReviewCosts | undefined
  /** What is left afterwards, or when it arrives. */
  after?: readonly Fact[] | undefined
  /** Heads `after`, where its facts do not say by themselves what they are. */
  afterLabel?: string | undefined
  /** What may differ from these figures. */
  note?: string | undefined
  /** The one action, with what became of it and what it risks. */
  footer: ReactNode
}

/** What will be sent once more before it is: its total, its facts, what it costs, what is left after it. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { open, onClose, title, description, total, facts, costs, after, afterLabel, note, footer } = props
  return (
    <Sheet open={open} onClose={onClose} title={title} description={description} footer={footer}>
      <Stack gap="x4">
        {total === undefined ? null : (
          <div className={styles.total}>
            <Text as="p" size="small" tone="secondary">
              {total.label}
            </Text>
            <Money value={total.amount} own={false} size="display" weight="bold" fit />
          </div>
        )}
        <div>
          <FactList facts={facts} />
          {costs === undefined ? null : <Costs {...costs} />}
          {after === undefined || afterLabel !== undefined ? null : <FactList facts={after} />}
        </div>
        {after === undefined || afterLabel === undefined ? null : (
          <Stack gap="x2">
            <Text as="p" size="small" tone="secondary">
              {afterLabel}
            </Text>
            <FactList label={afterLabel} facts={after} />
          </Stack>
        )}
        {note === undefined ? null : (
          <Text as="p" size="small" tone="secondary">
            {note}
          </Text>
        )}
      </Stack>
    </Sheet>
  )
}

function Costs({ label, sum, parts, partsLabel, startsOpen = false }: ReviewCosts) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <TicketLine
      label={label}
      value={sum === undefined ? '–' : <Money value={sum} own={false} size="small" />}
      look="fact"
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <FactList label={partsLabel} facts={parts} />
    </TicketLine>
  )
}
