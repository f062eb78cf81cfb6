import { type SentCode, codesSend } from '@onelot/api-client'
import { useState } from 'react'
import { FormScreen } from '../../base/form/FormScreen.tsx'
import { FormPhoneField } from '../../base/form/FormPhoneField.tsx'
import { isOfPhone, phoneOf } from '../../base/form/phoneField.ts'
import { useCommandForm } from '../../base/form/useCommandForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useSession } from '../../base/ports/ports.ts'
import { NewPassword } from './NewPassword.tsx'
import { phoneSchema } from './forgotPasswordForm.ts'

interface Asked {
  readonly phone: string
  readonly sent: SentCode
}

/** /login/forgotPass: a number, the code that was sent to it, and a new password. Nothing tells whether the number has an account. */
export function ForgotPasswordScreen() {
  const [asked, setAsked] = useState<Asked>()
  return asked === undefined ? (
    <AskPhone onSent={setAsked} />
  ) : (
    <NewPassword {...asked} onBack={() => setAsked(undefined)} />
  )
}

function AskPhone({ onSent }: { onSent: (asked: Asked) => void }) {
  const { t } = useTranslation('forgotPassword')
  const { t: app } = useTranslation()
  const command = useCommandForm(phoneSchema, codesSend, {
    defaults: { phone: useSession().ended?.phone ?? '' },
    toRequest: ({ phone }) => ({ purpose: 'forgottenPassword' as const, phone }),
    known: (unknown) => ({ phone: phoneOf(unknown) }),
    isOwn: (unknown, { phone }) => isOfPhone(unknown, String(phone)),
    success: false,
    onDone: ({ data }) => onSent({ phone: phoneSchema.parse(command.form.getValues()).phone, sent: data }),
    onEarlier: 'done',
  })
  return (
    <FormScreen title={useTitleOf()('forgotPassword')} text={t('text')} command={command} action={t('send')}>
      <FormPhoneField {...command.field('phone')} label={app('fields.phone')} autoComplete="username" />
    </FormScreen>
  )
}
