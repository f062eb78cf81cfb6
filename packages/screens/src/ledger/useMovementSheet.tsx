import { type ReactElement, useState } from 'react'
import type { MovementEntry } from './entries.ts'
import { MovementSheet, type MovementSheetProps } from './MovementSheet.tsx'

/** Opens a movement in a sheet, which a list of movements has once. */
export function useMovementSheet({ leads, zone }: Pick<MovementSheetProps, 'leads' | 'zone'>): {
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
          zone={zone}
          onClose={() => {
            setOpen(false)
          }}
        />
      ),
  }
}
