import { Button } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { CancelRequest } from '../under-review/CancelRequest.tsx'

export interface CancelButtonProps {
  /** Its id. */
  request: string
  of: 'loan' | 'repayment'
}

/** Takes back a loan or a repayment that is under review, after a question. */
export function CancelButton({ request, of }: CancelButtonProps) {
  const { t } = useTranslation('credit')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button variant="secondary" block onClick={() => setIsAsked(true)}>
        {t('cancel.action')}
      </Button>
      <SheetSlot>
        {isAsked ? (
          <CancelRequest
            request={request}
            question={t('cancel.question')}
            text={t(`cancel.${of}`)}
            action={t('cancel.action')}
            keep={t('cancel.keep')}
            onClose={() => setIsAsked(false)}
          />
        ) : null}
      </SheetSlot>
    </>
  )
}
