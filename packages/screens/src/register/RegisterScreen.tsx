import { Button, NoticeBar, Stack } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { BackPage } from '../shell/BackPage.tsx'
import { FormCheckbox, FormPasswordField, FormTextField } from '../form/FormFields.tsx'
import { OutcomeNote } from '../states/OutcomeNote.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { useNavigation } from '../ports/ports.ts'
import { Consent } from './Consent.tsx'
import * as styles from './RegisterScreen.css.ts'
import { useRegister } from './useRegister.ts'

export interface RegisterScreenProps {
  /** From the link of whoever invited. */
  invitation?: string | undefined
}

/** /login/register. */
export function RegisterScreen({ invitation }: RegisterScreenProps) {
  const { t } = useTranslation('register')
  const { t: app } = useTranslation()
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  const { form, register, submit, check } = useRegister(invitation)
  const { control } = form
  return (
    <BackPage title={titleOf('register')}>
      <form
        noValidate
        className={styles.page}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <NoticeBar>{t('practice')}</NoticeBar>
        <Stack gap="x5">
          <FormTextField
            control={control}
            name="phone"
            label={app('fields.phone')}
            hint={t('phoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="username"
          />
          <FormPasswordField
            control={control}
            name="password"
            label={app('fields.password')}
            hint={t('passwordHint')}
            autoComplete="new-password"
          />
          <FormPasswordField
            control={control}
            name="passwordConfirm"
            label={t('passwordConfirm')}
            autoComplete="new-password"
          />
          <FormTextField
            control={control}
            name="invitation"
            label={t('invitation')}
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
          {t('submit')}
        </Button>
        <Link href={href({ to: 'login' })} className={styles.toLogin}>
          {t('toLogin')}
        </Link>
      </form>
    </BackPage>
  )
}
