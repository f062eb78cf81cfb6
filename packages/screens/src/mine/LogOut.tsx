import { Button, Dialog } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'

export interface LogOutProps {
  pending: boolean
  onConfirm: () => Promise<void>
}

/** Logs out after a question, so that a mistaken tap does not cost a login. */
export function LogOut({ pending, onConfirm }: LogOutProps) {
  const { t } = useTranslation('mine')
  const { t: app } = useTranslation()
  const [asked, setAsked] = useState(false)
  const close = () => {
    setAsked(false)
  }
  return (
    <>
      <Button
        variant="secondary"
        block
        onClick={() => {
          setAsked(true)
        }}
      >
        {t('logOut.action')}
      </Button>
      <Dialog
        open={asked}
        onClose={close}
        title={t('logOut.question')}
        description={t('logOut.text')}
        actions={
          <>
            <Button variant="secondary" block onClick={close}>
              {app('cancel')}
            </Button>
            <Button block loading={pending} onClick={() => void onConfirm()}>
              {t('logOut.action')}
            </Button>
          </>
        }
      />
    </>
  )
}
