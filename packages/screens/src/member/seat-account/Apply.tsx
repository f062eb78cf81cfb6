import { seatApply } from '@onelot/api-client'
import { Stack, Text } from '@onelot/ui'
import { FormScreen } from '../../base/form/FormScreen.tsx'
import { FormTextField } from '../../base/form/FormTextField.tsx'
import { useCommandForm } from '../../base/form/useCommandForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { seatAccountDefaults, seatAccountSchema } from './seatAccountForm.ts'

interface ApplyProps {
  title: string
  onDone: () => void
  onRefused: () => void
}

/** One question: the code of the institution. */
export function Apply({ title, onDone, onRefused }: ApplyProps) {
  const { t } = useTranslation('seatAccount')
  const command = useCommandForm(seatAccountSchema, seatApply, {
    defaults: seatAccountDefaults,
    toRequest: (values) => values,
    success: t('sent'),
    onDone,
    onRefused,
    onEarlier: 'done',
  })
  return (
    <FormScreen title={title} command={command} action={t('apply')}>
      <Stack gap="x2">
        <Text as="h2" size="heading" weight="bold">
          {t('ask')}
        </Text>
        <Text as="p" tone="secondary">
          {t('why')}
        </Text>
      </Stack>
      <FormTextField
        {...command.field('institution')}
        label={t('code')}
        hint={t('hint')}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
      />
    </FormScreen>
  )
}
