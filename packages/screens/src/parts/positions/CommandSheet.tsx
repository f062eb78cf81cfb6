import { AmendOrder } from '../trading/AmendOrder.tsx'
import { ClosePosition } from '../trading/ClosePosition.tsx'
import { ProtectPosition } from '../trading/ProtectPosition.tsx'
import { ChangeOrder } from './ChangeOrder.tsx'
import type { PositionCommand } from './usePositionCommands.tsx'

export interface CommandSheetProps {
  command: Exclude<PositionCommand, { readonly kind: 'cancel' }>
  onClose: () => void
}

/** The sheet of a command, in a chunk of its own: a list of positions shows without it. */
export function CommandSheet({ command, onClose }: CommandSheetProps) {
  switch (command.kind) {
    case 'close':
      return <ClosePosition {...command} onClose={onClose} />
    case 'amend':
      return <AmendOrder {...command} onClose={onClose} />
    case 'change':
      return <ChangeOrder {...command} onClose={onClose} />
    case 'protect':
      return <ProtectPosition {...command} onClose={onClose} />
  }
}
