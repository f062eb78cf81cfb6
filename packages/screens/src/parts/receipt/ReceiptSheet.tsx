import { Receipt, type ReceiptProps, Sheet } from '@onelot/ui'
import type { ReactNode } from 'react'
import { useShareReceipt } from './useShareReceipt.ts'

export interface ReceiptSheetProps extends Omit<ReceiptProps, 'onShare'> {
  open: boolean
  onClose: () => void
  title: string
  description?: string | undefined
  /** What to do next. */
  footer?: ReactNode
}

/** A receipt in a sheet, which can be shared. */
export function ReceiptSheet({ open, onClose, title, description, footer, ...receipt }: ReceiptSheetProps) {
  const share = useShareReceipt()
  return (
    <Sheet open={open} onClose={onClose} title={title} description={description} footer={footer}>
      <Receipt {...receipt} onShare={() => void share({ title, description, receipt })} />
    </Sheet>
  )
}
