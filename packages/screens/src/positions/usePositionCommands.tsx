import type { Instrument, OpenPositionView, OrderId } from '@onelot/domain'
import { type ReactNode, useState } from 'react'
import { ClosePosition } from '../trading/ClosePosition.tsx'
import { CancelOrder } from './CancelOrder.tsx'

/** What a person wants done about a position. */
export type PositionCommand =
  | { readonly kind: 'close'; readonly position: OpenPositionView; readonly instrument: Instrument }
  | { readonly kind: 'cancel'; readonly order: OrderId; readonly label: string }

export type OnPositionCommand = (command: PositionCommand) => void

/**
 * Holds the command in progress, above the list: a position leaves its list the moment it is closed, and its sheet must stay to
 * show the outcome, or that it is not known.
 */
export function usePositionCommands(): { readonly onCommand: OnPositionCommand; readonly sheet: ReactNode } {
  const [command, setCommand] = useState<PositionCommand>()
  const onClose = () => {
    setCommand(undefined)
  }
  return {
    onCommand: setCommand,
    sheet:
      command?.kind === 'close' ? (
        <ClosePosition position={command.position} instrument={command.instrument} onClose={onClose} />
      ) : command?.kind === 'cancel' ? (
        <CancelOrder order={command.order} label={command.label} onClose={onClose} />
      ) : null,
  }
}
