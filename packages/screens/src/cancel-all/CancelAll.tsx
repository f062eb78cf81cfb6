import { Button, ErrorState, Dialog } from '@onelot/ui'
import { useCallback, useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { withTexts } from '../i18n/withTexts.ts'
import { useI18n, usePreferences, useReload } from '../ports/ports.ts'
import { useChunk } from '../states/useChunk.ts'

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
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          setOpen(true)
        }}
      >
        {t('cancelAll')}
      </Button>
      {open ? (
        <LateDialog
          onClose={() => {
            setOpen(false)
          }}
        />
      ) : null}
    </>
  )
}

/** The question's own script and messages come when it is first asked. */
function LateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('positions')
  const { t: app } = useTranslation()
  const i18n = useI18n()
  const { language } = usePreferences()
  const reload = useReload()
  const dialog = useChunk(useCallback(() => withTexts(loadDialog, texts, i18n, language), [i18n, language]))
  switch (dialog.state) {
    case 'loading':
      return null
    case 'loaded':
      return <dialog.module.CancelAllDialog onClose={onClose} />
    case 'failed':
      return (
        <Dialog open onClose={onClose} title={t('cancelAll')} actions={null}>
          <ErrorState title={app('failure.part')} reassurance={app('failure.safe')} onRetry={reload} />
        </Dialog>
      )
  }
}
