import { isZero } from '@onelot/domain'
import { RecordRow } from '@onelot/ui'
import { useNow } from '../../base/ports/ports.ts'
import { type MovementEntry, flowOf } from './entries.ts'
import { useMovementText } from './useMovementText.ts'

export interface MovementRowProps {
  entry: MovementEntry
  /** False under the heading of its day. */
  dated: boolean
  /** IANA zone in which its time is written. */
  zone: string
  onPress: (press: { entry: MovementEntry }) => void
}

/** What happened, to what, when, and what it changed. Money on hold is quieter than what is spent. */
export function MovementRow({ entry, dated, zone, onPress }: MovementRowProps) {
  const text = useMovementText()
  const now = useNow()
  const title = text.title(entry)
  const name = text.name(entry)
  const detail = name !== undefined && !title.includes(name) ? name : text.quantity(entry)
  return (
    <RecordRow
      title={title}
      detail={detail}
      at={entry.at}
      zone={zone}
      now={now()}
      dated={dated}
      amount={entry.money}
      quiet={flowOf(entry) === undefined && !isZero(entry.money)}
      onPress={() => onPress({ entry })}
    />
  )
}
