import { type RunOnWire, strategiesCancel } from '@onelot/api-client'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { CommandQuestion } from '../../base/form/CommandQuestion.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'

export interface CancelQuestionProps {
  run: RunOnWire
  onClose: () => void
}

/** Takes a run back before its first close, after a question. */
export function CancelQuestion({ run: { id: run }, onClose }: CancelQuestionProps) {
  const { t } = useTranslation('smartOrders')
  const refreshAccount = useRefreshAccount()
  const submit = useSubmit(strategiesCancel, {
    onDone: onClose,
    onEarlier: (earlier) => (earlier.request?.run === run ? 'done' : 'stay'),
    // Its first close has come meanwhile: the screen says so.
    onRefused: refreshAccount,
  })
  return (
    <CommandQuestion
      question={t('cancel.question')}
      text={t('cancel.text')}
      action={t('cancel.action')}
      keep={t('cancel.keep')}
      submit={submit}
      onSend={() => submit.send({ run })}
      onClose={onClose}
    />
  )
}
