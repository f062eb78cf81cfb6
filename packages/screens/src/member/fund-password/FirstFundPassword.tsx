import { memberSetFundPassword } from '@onelot/api-client'
import { StepForm } from '../../base/form/StepForm.tsx'
import { useStepForm } from '../../base/form/useStepForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNewFundPassword } from '../../parts/new-fund-password/useNewFundPassword.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { firstDefaults, firstQuestions, firstSchema } from './fundPasswordForm.ts'

export interface FirstFundPasswordProps {
  title: string
  onSend: () => void
}

/** The first one, asked for twice. */
export function FirstFundPassword({ title, onSend }: FirstFundPasswordProps) {
  const { t } = useTranslation('fundPassword')
  const navigation = useNavigation()
  const model = useStepForm(firstSchema, memberSetFundPassword, {
    steps: firstQuestions,
    defaults: firstDefaults(),
    toRequest: (values) => values,
    onSend,
    success: t('isSet'),
    onDone: () => navigation.back(),
    onEarlier: 'done',
  })
  const { field } = model.command
  const chosen = useNewFundPassword({
    fundPassword: field('fundPassword'),
    fundPasswordConfirm: field('fundPasswordConfirm'),
    onChosen: model.goOn,
  })
  return (
    <StepForm
      title={title}
      model={model}
      action={t('set')}
      questions={{
        ...chosen,
        fundPassword: {
          ...chosen.fundPassword,
          ask: t('questions.first.ask'),
          why: t('questions.first.why'),
        },
      }}
    />
  )
}
