import { type WireRefusal, depositsOpenChannel } from '@onelot/api-client'
import { Button } from '@onelot/ui'
import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { FormPasswordField } from '../../base/form/FormPasswordField.tsx'
import { FormScreen } from '../../base/form/FormScreen.tsx'
import { REFUSED } from '../../base/form/reasons.ts'
import { useCommandForm } from '../../base/form/useCommandForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import type { UnlockedChannel } from './useOpening.ts'

const schema = z.object({
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(40, 'tooLong')),
})

export interface ChannelPasswordProps {
  title: string
  channel: string
  /** The password that was right before is not any more. */
  refusal: WireRefusal | undefined
  onUnlocked: (unlocked: UnlockedChannel) => void
}

/** Asks for the password of a channel, which customer service gives. It is kept by nothing. */
export function ChannelPassword({ title, channel, refusal, onUnlocked }: ChannelPasswordProps) {
  const { t } = useTranslation('depositChannel')
  const navigation = useNavigation()
  const refusalText = useRefusalText()
  const command = useCommandForm(schema, depositsOpenChannel, {
    defaults: { password: '' },
    toRequest: ({ password }) => ({ channel, password }),
    success: false,
    onEarlier: 'retry',
    onDone: ({ data }) => onUnlocked({ password: String(command.form.getValues('password')), details: data }),
  })
  const markRefused = useEffectEvent(() => {
    if (refusal !== undefined)
      command.form.setError(
        'password',
        { type: REFUSED, message: refusalText(refusal) },
        { shouldFocus: true },
      )
  })
  useEffect(() => {
    markRefused()
  }, [refusal])
  return (
    <FormScreen
      title={title}
      text={t('password.text')}
      command={command}
      action={t('password.action')}
      after={
        <Button variant="quiet" onClick={() => navigation.go({ to: 'customerService' })}>
          {t('password.lost')}
        </Button>
      }
    >
      <FormPasswordField {...command.field('password')} label={t('password.label')} autoComplete="off" />
    </FormScreen>
  )
}
