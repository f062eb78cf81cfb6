import { type SentCode, memberResetFundPassword } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import { CodeQuestion } from '../../parts/codes/CodeQuestion.tsx'
import { useOwnCode } from '../../parts/codes/useCode.ts'
import { FormPasswordField } from '../../base/form/FormPasswordField.tsx'
import { StepForm, type StepQuestion } from '../../base/form/StepForm.tsx'
import { useStepForm } from '../../base/form/useStepForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNewFundPassword } from '../../parts/new-fund-password/useNewFundPassword.tsx'
import { type Question, questions, resetDefaults, resetSchema } from './resetFundPasswordForm.ts'

export interface NewFundPasswordProps {
  title: string
  /** With all but its last four digits hidden. */
  phone: string
  /** The first code. */
  sent: SentCode
  onBack: () => void
  onDone: (done: { heldUntil: Instant }) => void
}

/** The code, the login password and the new withdrawal password, one question at a time. */
export function NewFundPassword({ title, phone, sent, onBack, onDone }: NewFundPasswordProps) {
  const { t } = useTranslation('resetFundPassword')
  const { t: codes } = useTranslation('codes')
  const asked = useOwnCode('resetFundPassword', sent)
  const model = useStepForm(resetSchema, memberResetFundPassword, {
    steps: questions,
    defaults: resetDefaults(),
    toRequest: (values) => values,
    success: false,
    onDone: ({ data }) => onDone({ heldUntil: data.withdrawalHeldUntil }),
    onEarlier: 'done',
  })
  const { form, field } = model.command
  const chosen = useNewFundPassword({
    fundPassword: field('fundPassword'),
    fundPasswordConfirm: field('fundPasswordConfirm'),
    onChosen: model.goOn,
  })
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
        <FormPasswordField
          {...field('password')}
          label={t('password')}
          autoComplete="current-password"
          enterKeyHint="next"
        />
      ),
    },
    ...chosen,
    fundPasswordConfirm: { ...chosen.fundPasswordConfirm, why: t('questions.confirm.why') },
  }
  return (
    <StepForm
      title={title}
      model={model.at === 0 ? { ...model, back: onBack } : model}
      questions={shown}
      action={t('submit')}
    />
  )
}
