import { memberChangePhone, memberMe } from '@onelot/api-client'
import { useWatch } from 'react-hook-form'
import { CodeQuestion } from '../../parts/codes/CodeQuestion.tsx'
import { useCodeAt } from '../../parts/codes/useCode.ts'
import { useRead } from '../../base/data/useRead.ts'
import { FormPasswordField } from '../../base/form/FormPasswordField.tsx'
import { FormPhoneField } from '../../base/form/FormPhoneField.tsx'
import { phoneField, phoneOf } from '../../base/form/phoneField.ts'
import { StepForm, type StepQuestion } from '../../base/form/StepForm.tsx'
import { useStepForm } from '../../base/form/useStepForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { type Question, phoneNumberDefaults, phoneNumberSchema, questions } from './phoneNumberForm.ts'

/** /information/bindPhone: another phone number, by a code that is sent to it and the login password. */
export function PhoneNumberScreen() {
  const title = useTitleOf()('phoneNumber')
  const isMember = useSession().current !== undefined
  return isMember ? (
    <ChangePhone title={title} />
  ) : (
    <BackPage title={title}>
      <LogInPrompt />
    </BackPage>
  )
}

function ChangePhone({ title }: { title: string }) {
  const { t } = useTranslation('phoneNumber')
  const { t: app } = useTranslation()
  const { t: codes } = useTranslation('codes')
  const navigation = useNavigation()
  const session = useSession()
  const { data: me } = useRead(memberMe, {})
  const model = useStepForm(phoneNumberSchema, memberChangePhone, {
    steps: questions,
    defaults: phoneNumberDefaults,
    toRequest: (values) => values,
    known: (unknown) => ({ phone: phoneOf(unknown) }),
    onNext: (name) => {
      if (name === 'code' && asked.sent === undefined) asked.send()
    },
    success: t('done'),
    onDone: () => {
      // What a later log-in begins with.
      if (session.current !== undefined) session.start(session.current, phone)
      navigation.back()
    },
    onEarlier: 'done',
  })
  const { form, field } = model.command
  const typed = String(useWatch({ control: form.control, name: 'phone' }))
  const phone = phoneField.safeParse(typed).data ?? typed
  const asked = useCodeAt({ purpose: 'bindPhone', phone })
  const shown: Record<Question, StepQuestion> = {
    phone: {
      ask: t('questions.phone.ask'),
      why: me === undefined ? undefined : t('questions.phone.why', { phone: me.phone }),
      content: (
        <FormPhoneField
          {...field('phone')}
          label={t('next')}
          reasons={{ notAllowed: t('same') }}
          autoComplete="tel"
          enterKeyHint="next"
        />
      ),
      answered: { label: t('next'), value: phone },
    },
    code: {
      ask: t('questions.code.ask'),
      why: codes(asked.sent === undefined ? 'sendsTo' : 'sentTo', { phone }),
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
            label={app('fields.password')}
            autoComplete="current-password"
          />
          <input type="text" autoComplete="username" value={phone} readOnly hidden />
        </>
      ),
    },
  }
  return <StepForm title={title} model={model} questions={shown} action={t('submit')} />
}
