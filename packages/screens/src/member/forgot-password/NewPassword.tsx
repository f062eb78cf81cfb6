import { type SentCode, memberResetPassword } from '@onelot/api-client'
import { Stack, Text } from '@onelot/ui'
import { CodeQuestion } from '../../parts/codes/CodeQuestion.tsx'
import { useCodeAt } from '../../parts/codes/useCode.ts'
import { FormPasswordField } from '../../base/form/FormPasswordField.tsx'
import { isOfPhone } from '../../base/form/phoneField.ts'
import { StepForm, type StepQuestion } from '../../base/form/StepForm.tsx'
import { useStepForm } from '../../base/form/useStepForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { type Question, newPasswordDefaults, newPasswordSchema, questions } from './forgotPasswordForm.ts'

export interface NewPasswordProps {
  phone: string
  /** The first code. */
  sent: SentCode
  /** To another number. */
  onBack: () => void
}

/** The code and the new password, one question at a time. */
export function NewPassword({ phone, sent, onBack }: NewPasswordProps) {
  const { t } = useTranslation('forgotPassword')
  const { t: codes } = useTranslation('codes')
  const navigation = useNavigation()
  const session = useSession()
  const asked = useCodeAt({ purpose: 'forgottenPassword', phone }, sent)
  const model = useStepForm(newPasswordSchema, memberResetPassword, {
    steps: questions,
    defaults: newPasswordDefaults(),
    toRequest: (values) => ({ phone, ...values }),
    isOwn: (unknown) => isOfPhone(unknown, phone),
    success: t('done'),
    onDone: () => {
      // All sessions have ended, that of this device too.
      if (session.current === undefined) navigation.replace({ to: 'login' })
      else session.end()
    },
    onEarlier: 'done',
  })
  const { form, field } = model.command
  const account = <input type="text" autoComplete="username" value={phone} readOnly hidden />
  const shown: Record<Question, StepQuestion> = {
    code: {
      ask: t('questions.code.ask'),
      why: codes('sentTo', { phone }),
      content: (
        <CodeQuestion
          bound={field('code')}
          asked={asked}
          onFill={({ code }) => form.setValue('code', code)}
        />
      ),
    },
    password: {
      ask: t('questions.password.ask'),
      why: t('questions.password.why'),
      content: (
        <>
          <FormPasswordField
            {...field('password')}
            label={t('next')}
            hint={t('hint')}
            autoComplete="new-password"
            enterKeyHint="next"
          />
          {account}
        </>
      ),
    },
    passwordConfirm: {
      ask: t('questions.passwordConfirm.ask'),
      why: t('questions.passwordConfirm.why'),
      content: (
        <Stack gap="x5">
          <FormPasswordField {...field('passwordConfirm')} label={t('again')} autoComplete="new-password" />
          {account}
          <Text as="p" tone="secondary">
            {t('ends')}
          </Text>
        </Stack>
      ),
    },
  }
  return (
    <StepForm
      title={useTitleOf()('forgotPassword')}
      model={model.at === 0 ? { ...model, back: onBack } : model}
      questions={shown}
      action={t('submit')}
    />
  )
}
