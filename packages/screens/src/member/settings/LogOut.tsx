import { Button, Dialog } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useLogOut } from '../../base/data/useLogOut.ts'

/** Logs out after a question, so that a mistaken tap does not cost a login. */
export function LogOut() {
  const { t } = useTranslation('settings')
  const { t: app } = useTranslation()
  const logOut = useLogOut()
  const [asked, setAsked] = useState(false)
  const close = () => {
    setAsked(false)
  }
  return (
    <>
      <Button variant="secondary" block onClick={() => setAsked(true)}>
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
            <Button block onClick={logOut}>
              {t('logOut.action')}
            </Button>
          </>
        }
      />
    </>
  )
}
