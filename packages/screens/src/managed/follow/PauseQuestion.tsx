import { copyTradingPause } from '@onelot/api-client'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { CommandQuestion } from '../../base/form/CommandQuestion.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'

export interface PauseQuestionProps {
  /** Of the follow. */
  request: string
  onClose: () => void
}

/** Buys nothing more until it is carried on, after a question. */
export function PauseQuestion({ request, onClose }: PauseQuestionProps) {
  const { t } = useTranslation('follow')
  const refreshAccount = useRefreshAccount()
  const submit = useSubmit(copyTradingPause, {
    onDone: onClose,
    onEarlier: (earlier) => (earlier.request?.request === request ? 'done' : 'stay'),
    // It has changed meanwhile: how, the screen says.
    onRefused: refreshAccount,
    success: t('pause.done'),
  })
  return (
    <CommandQuestion
      question={t('pause.question')}
      text={t('pause.text')}
      action={t('pause.action')}
      keep={t('pause.keep')}
      submit={submit}
      onSend={() => submit.send({ request })}
      onClose={onClose}
    />
  )
}
