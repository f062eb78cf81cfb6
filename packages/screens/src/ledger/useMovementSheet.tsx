import { type ReactElement, useState } from 'react'
import type { MovementEntry } from './entries.ts'
import { MovementSheet } from './MovementSheet.tsx'

/** Opens a movement in a sheet, which a list of movements has once. `leads`: whether it leads to the movement's position. */
export function useMovementSheet({ leads }: { leads: boolean }): {
  readonly onPress: (press: { entry: MovementEntry }) => void
  readonly sheet: ReactElement | null
} {
  const [open, setOpen] = useState(false)
  const [entry, setEntry] = useState<MovementEntry>()
  return {
    onPress: (press) => {
      setEntry(press.entry)
      setOpen(true)
    },
    sheet:
      entry === undefined ? null : (
        <MovementSheet
          open={open}
          entry={entry}
          leads={leads}
          onClose={() => {
            setOpen(false)
          }}
        />
      ),
  }
}
