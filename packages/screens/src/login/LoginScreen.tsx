import { Button, Stack, Text } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { BackPage } from '../app/AppShell.tsx'
import { FormPasswordField, FormTextField } from '../app/form/FormFields.tsx'
import { OutcomeNote } from '../app/OutcomeNote.tsx'
import { useNavigation } from '../app/ports.ts'
import * as styles from './LoginScreen.css.ts'
import { useLogin } from './useLogin.ts'

/** /login/login; also /login/reLogin, with the account of the session that ended. */
export function LoginScreen() {
  const { t } = useTranslation('login')
  const { href, Link } = useNavigation()
  const { form, login, submit, check, again } = useLogin()
  return (
    <BackPage title={again ? t('again.title') : t('login.title')}>
      <form
        noValidate
        className={styles.page}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Text as="p" tone="secondary">
          {again ? t('again.text') : t('login.text')}
        </Text>
        <Stack gap="x5">
          <FormTextField
            control={form.control}
            name="phone"
            label={t('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="username"
          />
          <FormPasswordField
            control={form.control}
            name="password"
            label={t('password')}
            autoComplete="current-password"
          />
        </Stack>
        <OutcomeNote write={login} onCheck={check} />
        <Button type="submit" block loading={login.pending}>
          {t('login.submit')}
        </Button>
        <nav aria-label={t('login.otherWays')} className={styles.links}>
          <Link href={href({ to: 'register' })} className={styles.link}>
            {t('login.toRegister')}
          </Link>
          <Link href={href({ to: 'forgotPassword' })} className={styles.link}>
            {t('login.forgot')}
          </Link>
        </nav>
      </form>
    </BackPage>
  )
}
