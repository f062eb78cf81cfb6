import { memberEndOtherDevices } from '@onelot/api-client'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Question } from './Question.tsx'

/** Ends all devices but this one after a question. */
export function EndOthers({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('devices')
  const submit = useSubmit(memberEndOtherDevices, {
    success: t('all.done'),
    onDone: onClose,
    onEarlier: 'retry',
  })
  return (
    <Question
      title={t('all.question')}
      text={t('all.text')}
      action={t('all.action')}
      submit={submit}
      onClose={onClose}
      onConfirm={() => submit.send({})}
    />
  )
}
