import { type MemberDevice, memberEndDevice } from '@onelot/api-client'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Question } from './Question.tsx'
import { useDeviceName } from './useDeviceName.ts'

export interface EndDeviceProps {
  device: MemberDevice
  onClose: () => void
}

/** Ends one device after a question. */
export function EndDevice({ device, onClose }: EndDeviceProps) {
  const { t } = useTranslation('devices')
  const name = useDeviceName()(device)
  const submit = useSubmit(memberEndDevice, {
    success: t('end.done', { name }),
    onDone: onClose,
    onEarlier: 'retry',
  })
  return (
    <Question
      title={t('end.question', { name })}
      text={t('end.text')}
      action={t('end.action')}
      submit={submit}
      onClose={onClose}
      onConfirm={() => submit.send({ device: device.id })}
    />
  )
}
