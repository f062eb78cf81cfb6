import { Button, NoticeBar, Stack } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { BackPage } from '../app/AppShell.tsx'
import { FormCheckbox, FormPasswordField, FormTextField } from '../app/form/FormFields.tsx'
import { OutcomeNote } from '../app/OutcomeNote.tsx'
import { useNavigation } from '../app/ports.ts'
import { Consent } from './Consent.tsx'
import * as styles from './RegisterScreen.css.ts'
import { useRegister } from './useRegister.ts'

export interface RegisterScreenProps {
  /** From the link of whoever invited. */
  invitation?: string | undefined
}

/** /login/register. */
export function RegisterScreen({ invitation }: RegisterScreenProps) {
  const { t } = useTranslation('login')
  const { href, Link } = useNavigation()
  const { form, register, submit, check } = useRegister(invitation)
  const { control } = form
  return (
    <BackPage title={t('register.title')}>
      <form
        noValidate
        className={styles.page}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <NoticeBar>{t('register.practice')}</NoticeBar>
        <Stack gap="x5">
          <FormTextField
            control={control}
            name="phone"
            label={t('phone')}
            hint={t('register.phoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="username"
          />
          <FormPasswordField
            control={control}
            name="password"
            label={t('password')}
            hint={t('register.passwordHint')}
            autoComplete="new-password"
          />
          <FormPasswordField
            control={control}
            name="passwordConfirm"
            label={t('register.passwordConfirm')}
            autoComplete="new-password"
          />
          <FormTextField
            control={control}
            name="invitation"
            label={t('register.invitation')}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </Stack>
        <Stack gap="x2">
          <FormCheckbox control={control} name="agreementAccepted" label={<Consent to="agreement" />} />
          <FormCheckbox control={control} name="privacyAccepted" label={<Consent to="privacy" />} />
        </Stack>
        <OutcomeNote write={register} onCheck={check} />
        <Button type="submit" block loading={register.pending}>
          {t('register.submit')}
        </Button>
        <Link href={href({ to: 'login' })} className={styles.toLogin}>
          {t('register.toLogin')}
        </Link>
      </form>
    </BackPage>
  )
}
