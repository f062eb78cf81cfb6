import { Button, Card, Dialog, Stack, Text } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useDemo } from '../../base/ports/ports.ts'

/** Where the broker is in the page: what this browser keeps, and how to remove it. */
export function Demo() {
  const { t } = useTranslation('settings')
  const { t: app } = useTranslation()
  const demo = useDemo()
  const [asked, setAsked] = useState(false)
  const [going, setGoing] = useState(false)
  if (demo === undefined) return null
  const close = () => setAsked(false)
  const startAnew = () => {
    setGoing(true)
    void demo.startAnew()
  }
  return (
    <Card as="section" aria-label={t('demo.title')}>
      <Stack gap="x3">
        <Text as="h2" size="title" weight="bold">
          {t('demo.title')}
        </Text>
        <Text as="p" tone="secondary">
          {t('demo.text')}
        </Text>
        <Button variant="secondary" block onClick={() => setAsked(true)}>
          {t('demo.action')}
        </Button>
      </Stack>
      <Dialog
        open={asked}
        onClose={close}
        title={t('demo.question')}
        description={t('demo.lost')}
        actions={
          <>
            <Button variant="secondary" block onClick={close}>
              {app('cancel')}
            </Button>
            <Button block loading={going} onClick={startAnew}>
              {t('demo.action')}
            </Button>
          </>
        }
      />
    </Card>
  )
}
