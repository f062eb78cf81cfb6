import { requestsCancel } from '@onelot/api-client'
import { CommandQuestion, type CommandQuestionProps } from '../../base/form/CommandQuestion.tsx'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useRefreshAccount } from '../../base/data/useRead.ts'

export interface CancelRequestProps extends Omit<CommandQuestionProps, 'submit' | 'onSend'> {
  /** Its id. */
  request: string
}

/** Takes back what is under review, after a question. */
export function CancelRequest({ request, ...asked }: CancelRequestProps) {
  const refreshAccount = useRefreshAccount()
  const cancel = useSubmit(requestsCancel, {
    onDone: asked.onClose,
    onEarlier: (earlier) => (earlier.request?.request === request ? 'done' : 'stay'),
    // It has ended meanwhile: how, its screen says.
    onRefused: refreshAccount,
  })
  return <CommandQuestion {...asked} submit={cancel} onSend={() => cancel.send({ request })} />
}
