import { requestsCancel } from '@onelot/api-client'
import { Button, Dialog } from '@onelot/ui'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'

export interface CancelRequestProps {
  /** Its id. */
  request: string
  /** `Cancel this deposit?` */
  question: string
  /** What follows. */
  text: string
  /** What the button says that does it. */
  action: string
  /** What the button says that does not. */
  keep: string
  /** Called when it is cancelled, or the question is dismissed. */
  onClose: () => void
}

/** Takes back what is under review, after a question. */
export function CancelRequest({ request, question, text, action, keep, onClose }: CancelRequestProps) {
  const refreshAccount = useRefreshAccount()
  const cancel = useSubmit(requestsCancel, {
    onDone: onClose,
    onEarlier: (earlier) => (earlier.request?.request === request ? 'done' : 'stay'),
    // It has ended meanwhile: how, its screen says.
    onRefused: refreshAccount,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={question}
      description={text}
      actions={
        <>
          <Button variant="secondary" block onClick={onClose}>
            {keep}
          </Button>
          <Button block loading={cancel.pending} onClick={() => cancel.send({ request })}>
            {action}
          </Button>
        </>
      }
    >
      <OutcomeNote submit={cancel} />
    </Dialog>
  )
}
