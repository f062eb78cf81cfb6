import type { ReactElement } from 'react'
import { useOpened } from '../../base/states/useOpened.ts'
import type { MovementEntry } from './entries.ts'
import { MovementSheet, type MovementSheetProps } from './MovementSheet.tsx'

/** Opens a movement in a sheet, which a list of movements has once. */
export function useMovementSheet({ leads, zone }: Pick<MovementSheetProps, 'leads' | 'zone'>): {
  readonly onPress: (press: { entry: MovementEntry }) => void
  readonly sheet: ReactElement | null
} {
  const { value: entry, isOpen, open, close } = useOpened<MovementEntry>()
  return {
    onPress: (press) => open(press.entry),
    sheet:
      entry === undefined ? null : (
        <MovementSheet open={isOpen} entry={entry} leads={leads} zone={zone} onClose={close} />
      ),
  }
}
