import { increasesCancel } from '@onelot/api-client'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { CommandQuestion, type CommandQuestionProps } from '../../base/form/CommandQuestion.tsx'

export interface CancelIncreaseProps extends Pick<
  CommandQuestionProps,
  'question' | 'text' | 'action' | 'keep' | 'onClose'
> {
  increase: string
}

/** Takes back what was applied for of a capital increase, after a question. */
export function CancelIncrease({ increase, onClose, ...question }: CancelIncreaseProps) {
  const refreshAccount = useRefreshAccount()
  const submit = useSubmit(increasesCancel, {
    onDone: onClose,
    onEarlier: ({ request }) => (request?.increase === increase ? 'done' : 'stay'),
    // The shares are issued meanwhile, or it was called off: what shows behind the question says so.
    onRefused: refreshAccount,
  })
  return (
    <CommandQuestion
      {...question}
      submit={submit}
      onSend={() => submit.send({ increase })}
      onClose={onClose}
    />
  )
}
