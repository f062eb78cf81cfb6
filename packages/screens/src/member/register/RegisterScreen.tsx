import { Stack, Text } from '@onelot/ui'
import type { ReactNode } from 'react'
import { FormConsent } from '../../base/form/FormConsent.tsx'
import { FormPasswordField } from '../../base/form/FormPasswordField.tsx'
import { onItsOwn } from '../../base/form/links.css.ts'
import { FormPhoneField } from '../../base/form/FormPhoneField.tsx'
import { FormTextField } from '../../base/form/FormTextField.tsx'
import { StepForm, type StepQuestion } from '../../base/form/StepForm.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsPractice } from '../../base/shell/honesty.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import type { Question } from './registerForm.ts'
import { useRegister } from './useRegister.ts'

export interface RegisterScreenProps {
  /** From the link of whoever invited. */
  invitation?: string | undefined
}

/** As long for any password: its length says something of it. */
const DOTS = '••••••••'

/** /login/register: one question at a time, each with why it is asked. */
export function RegisterScreen({ invitation }: RegisterScreenProps) {
  const { t } = useTranslation('register')
  const isPractice = useIsPractice()
  const { t: app } = useTranslation()
  const { href, Link } = useNavigation()
  const model = useRegister(invitation)
  const { form, field } = model.command
  const { phone, invitation: code } = form.getValues()
  const asked = (name: Question, content: ReactNode, answered?: StepQuestion['answered']): StepQuestion => ({
    ask: t(`questions.${name}.ask`),
    why: t(`questions.${name}.why`),
    content,
    answered,
  })
  // A password manager keeps the password under this name.
  const account = <input type="text" autoComplete="username" value={String(phone)} readOnly hidden />
  const questions = {
    phone: asked(
      'phone',
      <>
        <FormPhoneField
          {...field('phone')}
          label={app('fields.phone')}
          autoComplete="username"
          enterKeyHint="next"
        />
        <Link href={href({ to: 'login' })} className={onItsOwn}>
          {t('toLogin')}
        </Link>
      </>,
      { label: app('fields.phone'), value: String(phone) },
    ),
    password: asked(
      'password',
      <>
        <FormPasswordField
          {...field('password')}
          label={app('fields.password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          enterKeyHint="next"
        />
        {account}
      </>,
      { label: app('fields.password'), value: DOTS },
    ),
    passwordConfirm: asked(
      'passwordConfirm',
      <>
        <FormPasswordField
          {...field('passwordConfirm')}
          label={t('passwordConfirm')}
          autoComplete="new-password"
          enterKeyHint="next"
        />
        {account}
      </>,
    ),
    invitation: asked(
      'invitation',
      <FormTextField
        {...field('invitation')}
        label={t('invitation')}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
      />,
      { label: t('invitation'), value: String(code) },
    ),
    consents: asked(
      'consents',
      <Stack gap="x5">
        <Stack gap="x2">
          <FormConsent {...field('agreementAccepted')} label={t('agreement')} to={{ to: 'agreement' }} />
          <FormConsent {...field('privacyAccepted')} label={t('privacy')} to={{ to: 'privacy' }} />
        </Stack>
        {isPractice ? (
          <Text as="p" size="small" tone="secondary">
            {t('practice')}
          </Text>
        ) : null}
      </Stack>,
    ),
  } satisfies Record<Question, StepQuestion>
  return (
    <StepForm title={useTitleOf()('register')} model={model} questions={questions} action={t('submit')} />
  )
}
