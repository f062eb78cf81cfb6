import { FormPinField } from '../../base/form/FormPinField.tsx'
import type { StepQuestion } from '../../base/form/StepForm.tsx'
import type { Bound } from '../../base/form/formValues.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'

export interface NewFundPasswordFields {
  fundPassword: Bound<string>
  fundPasswordConfirm: Bound<string>
  /** The first six digits are entered. */
  onChosen: () => void
}

/** Asks for a new withdrawal password, twice: the questions of each form that sets one. */
export function useNewFundPassword({ fundPassword, fundPasswordConfirm, onChosen }: NewFundPasswordFields) {
  const { t } = useTranslation('identity')
  const label = t('newFundPassword.label')
  return {
    fundPassword: {
      ask: t('newFundPassword.next.ask'),
      why: t('newFundPassword.next.why'),
      content: (
        <FormPinField
          {...fundPassword}
          label={label}
          reasons={{ notAllowed: t('newFundPassword.easy') }}
          keyboard="inline"
          onComplete={onChosen}
        />
      ),
    },
    fundPasswordConfirm: {
      ask: t('newFundPassword.confirm.ask'),
      why: t('newFundPassword.confirm.why'),
      content: <FormPinField {...fundPasswordConfirm} label={label} keyboard="inline" />,
    },
  } satisfies Readonly<Record<string, StepQuestion>>
}
