import { Button, Dialog } from '@onelot/ui'
import type { Submitted } from '../data/useSubmit.ts'
import { OutcomeNote } from '../states/OutcomeNote.tsx'

export interface CommandQuestionProps {
  /** `Cancel this deposit?` */
  question: string
  /** What follows. */
  text: string
  /** What the button says that does it. */
  action: string
  /** What the button says that does not. */
  keep: string
  submit: Submitted
  onSend: () => void
  onClose: () => void
}

/** Asks before a command is sent that cannot be taken back; what it was answered shows in the question. */
export function CommandQuestion(props: CommandQuestionProps) {
  const { question, text, action, keep, submit, onSend, onClose } = props
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
          <Button block loading={submit.pending} onClick={onSend}>
            {action}
          </Button>
        </>
      }
    >
      <OutcomeNote submit={submit} />
    </Dialog>
  )
}
