import { Button, Sheet, Stack } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useNavigation } from '../ports/ports.ts'

/** Tells a guest who wants to trade to log in, and that prices can be seen without. */
export function LogInSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('stockDetail')
  const navigation = useNavigation()
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('guest.title')}
      description={t('guest.text')}
      footer={
        <Stack gap="x2">
          <Button
            block
            onClick={() => {
              navigation.go({ to: 'login' })
            }}
          >
            {t('guest.logIn')}
          </Button>
          <Button
            block
            variant="secondary"
            onClick={() => {
              navigation.go({ to: 'register' })
            }}
          >
            {t('guest.register')}
          </Button>
        </Stack>
      }
    >
      {null}
    </Sheet>
  )
}
