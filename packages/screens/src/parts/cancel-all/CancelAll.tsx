import { Button } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { LazySheet } from '../../base/sheets/LazySheet.tsx'

const loadDialog = () => import('./CancelAllDialog.tsx')
const texts = {
  en: () => import('./messages/en.ts'),
  kor: () => import('./messages/kor.ts'),
  tw: () => import('./messages/tw.ts'),
}

/** Cancels every order that waits, after a question that says how many there are. */
export function CancelAll() {
  const { t } = useTranslation('positions')
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('cancelAll')}
      </Button>
      <LazySheet open={open} load={loadDialog} texts={texts} title={t('cancelAll')} onClose={close}>
        {({ CancelAllDialog }) => <CancelAllDialog onClose={close} />}
      </LazySheet>
    </>
  )
}
