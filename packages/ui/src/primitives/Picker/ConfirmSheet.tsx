import type { ReactNode } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Button } from '../Button/Button.tsx'
import { Sheet } from '../Sheet/Sheet.tsx'

export interface ConfirmSheetProps {
  open: boolean
  /** Called to close it without a choice. The owner decides, also after a choice. */
  onClose: () => void
  title: string
  description?: string | undefined
  /** @defaultValue the message "Confirm" */
  confirmLabel?: string | undefined
  confirmable: boolean
  onConfirm: () => void
  children: ReactNode
}

/** The sheet around wheels: their choice counts only once the button is pressed. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { open, onClose, title, description, confirmLabel, confirmable, onConfirm, children } = props
  const t = useUiMessages()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <Button disabled={!confirmable} onClick={onConfirm}>
          {confirmLabel ?? t('entry.confirm')}
        </Button>
      }
    >
      {children}
    </Sheet>
  )
}
