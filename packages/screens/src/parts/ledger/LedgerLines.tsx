import { RowList } from '@onelot/ui'
import { type RecordedLine, entriesOf } from './entries.ts'
import { MovementRow } from './MovementRow.tsx'
import { useMovementSheet } from './useMovementSheet.tsx'

export interface LedgerLinesProps {
  lines: readonly RecordedLine[]
  label: string
  /** IANA zone in which all times are written. */
  zone: string
}

/** Every movement of one position, newest first; each opens with everything about it (docs/rules/ledger.md). */
export function LedgerLines({ lines, label, zone }: LedgerLinesProps) {
  const { onPress, sheet } = useMovementSheet({ leads: false, zone })
  return (
    <>
      <RowList
        label={label}
        rows={entriesOf(lines, true).map((entry) => ({
          key: entry.key,
          row: <MovementRow entry={entry} dated zone={zone} onPress={onPress} />,
        }))}
      />
      {sheet}
    </>
  )
}
