import { RowList } from '@onelot/ui'
import { type RecordedLine, entriesOf } from './entries.ts'
import { MovementRow } from './MovementRow.tsx'
import { useMovementSheet } from './useMovementSheet.tsx'

/** Every movement of one position, newest first; each opens with everything about it (docs/rules/ledger.md). */
export function LedgerLines({ lines, label }: { lines: readonly RecordedLine[]; label: string }) {
  const { onPress, sheet } = useMovementSheet({ leads: false })
  return (
    <>
      <RowList
        label={label}
        rows={entriesOf(lines, true).map((entry) => ({
          key: entry.key,
          row: <MovementRow entry={entry} dated onPress={onPress} />,
        }))}
      />
      {sheet}
    </>
  )
}
