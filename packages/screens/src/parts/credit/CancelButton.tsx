import { useTranslation } from '../../base/i18n/translation.tsx'
import { CancelButton as CancelRequestButton } from '../under-review/CancelButton.tsx'

export interface CancelButtonProps {
  /** Its id. */
  request: string
  of: 'loan' | 'repayment'
}

/** Takes back a loan or a repayment that is under review, after a question. */
export function CancelButton({ request, of }: CancelButtonProps) {
  const { t } = useTranslation('credit')
  return (
    <CancelRequestButton
      request={request}
      question={t('cancel.question')}
      text={t(`cancel.${of}`)}
      action={t('cancel.action')}
      keep={t('cancel.keep')}
    />
  )
}
