import { Button, NoticeBar, type ReceiptProps, Stack } from '@onelot/ui'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'

export interface RequestReceiptProps extends Pick<ReceiptProps, 'facts' | 'number'> {
  title: string
  /** In a sentence. */
  done: string
  /** What comes next. */
  note: string
  /** Where it shows. */
  see?: { readonly label: string; readonly target: RouteTarget } | undefined
  /** The words of the button that closes it. */
  close: string
  onClose: () => void
}

/** What was asked for, once it is asked. */
export function RequestReceipt({ title, note, see, close, onClose, ...receipt }: RequestReceiptProps) {
  const navigation = useNavigation()
  return (
    <ReceiptSheet
      {...receipt}
      open
      onClose={onClose}
      title={title}
      label={title}
      footer={
        see === undefined ? (
          <Button block onClick={onClose}>
            {close}
          </Button>
        ) : (
          <Stack gap="x3">
            <Button block onClick={() => navigation.go(see.target)}>
              {see.label}
            </Button>
            <Button block variant="secondary" onClick={onClose}>
              {close}
            </Button>
          </Stack>
        )
      }
    >
      <NoticeBar tone="accent">{note}</NoticeBar>
    </ReceiptSheet>
  )
}
