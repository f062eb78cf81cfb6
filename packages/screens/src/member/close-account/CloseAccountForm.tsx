import { closingClose } from '@onelot/api-client'
import { Button, Sheet, Stack, Text } from '@onelot/ui'
import { useEffect, useMemo, useState } from 'react'
import { FormConsent } from '../../base/form/FormConsent.tsx'
import { FormPasswordField } from '../../base/form/FormPasswordField.tsx'
import { FormPinField } from '../../base/form/FormPinField.tsx'
import { FormScreen } from '../../base/form/FormScreen.tsx'
import { useCommandForm } from '../../base/form/useCommandForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { closeAccountDefaults, closeAccountSchema } from './closeAccountForm.ts'

export interface CloseAccountFormProps {
  title: string
  fundPasswordSet: boolean
  /** Back to what closing means. */
  onBack: () => void
  onClosed: () => void
}

/** Who closes shows who they are, agrees, and is asked once more. */
export function CloseAccountForm({ title, fundPasswordSet, onBack, onClosed }: CloseAccountFormProps) {
  const { t } = useTranslation('closeAccount')
  const { t: app } = useTranslation()
  const [asked, setAsked] = useState(false)
  const schema = useMemo(() => closeAccountSchema(fundPasswordSet), [fundPasswordSet])
  const command = useCommandForm(schema, closingClose, {
    defaults: closeAccountDefaults(),
    toRequest: ({ fundPassword, ...values }) => ({
      ...values,
      fundPassword: fundPasswordSet ? fundPassword : undefined,
    }),
    success: false,
    onDone: onClosed,
    onEarlier: 'done',
  })
  const { form } = command
  useEffect(() => {
    form.setFocus('password')
  }, [form])
  const close = () => {
    setAsked(false)
  }
  return (
    <FormScreen
      title={title}
      onBack={onBack}
      text={t('form.text')}
      command={{
        ...command,
        onSubmit: (event) => {
          event?.preventDefault()
          void form.handleSubmit(() => {
            setAsked(true)
          })()
        },
      }}
      action={t('form.submit')}
    >
      <FormPasswordField
        {...command.field('password')}
        label={t('form.password')}
        autoComplete="current-password"
      />
      {fundPasswordSet ? (
        <FormPinField {...command.field('fundPassword')} label={t('form.fundPassword')} keyboard="fixed" />
      ) : null}
      <FormConsent {...command.field('consented')} label={t('form.consent')} to={{ to: 'privacy' }} />
      <Sheet
        open={asked}
        onClose={close}
        title={t('confirm.question')}
        footer={
          <Stack gap="x3">
            <Button
              block
              onClick={() => {
                close()
                command.onSubmit()
              }}
            >
              {t('confirm.action')}
            </Button>
            <Button variant="secondary" block onClick={close}>
              {app('cancel')}
            </Button>
          </Stack>
        }
      >
        <Text as="p" tone="secondary">
          {t('confirm.text')}
        </Text>
      </Sheet>
    </FormScreen>
  )
}
