import { copyTradingResume } from '@onelot/api-client'
import { useRefreshAccount } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { CommandQuestion } from '../../base/form/CommandQuestion.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'

export interface ResumeQuestionProps {
  /** Of the follow. */
  request: string
  onClose: () => void
}

/** Copies purchases again, after a question. */
export function ResumeQuestion({ request, onClose }: ResumeQuestionProps) {
  const { t } = useTranslation('follow')
  const refreshAccount = useRefreshAccount()
  const submit = useSubmit(copyTradingResume, {
    onDone: onClose,
    onEarlier: (earlier) => (earlier.request?.request === request ? 'done' : 'stay'),
    // It has changed meanwhile: how, the screen says.
    onRefused: refreshAccount,
    success: t('resume.done'),
  })
  return (
    <CommandQuestion
      question={t('resume.question')}
      text={t('resume.text')}
      action={t('resume.action')}
      keep={t('resume.keep')}
      submit={submit}
      onSend={() => submit.send({ request })}
      onClose={onClose}
    />
  )
}
