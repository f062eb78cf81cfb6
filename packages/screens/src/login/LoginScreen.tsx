import { Button, Stack, Text } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { BackPage } from '../shell/BackPage.tsx'
import { FormPasswordField, FormTextField } from '../form/FormFields.tsx'
import { OutcomeNote } from '../states/OutcomeNote.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { useNavigation } from '../ports/ports.ts'
import * as styles from './LoginScreen.css.ts'
import { useLogin } from './useLogin.ts'

/** /login/login; also /login/reLogin, with the account of the session that ended. */
export function LoginScreen() {
  const { t } = useTranslation('login')
  const { t: app } = useTranslation()
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  const { form, login, submit, check, again } = useLogin()
  return (
    <BackPage title={again ? t('again.title') : titleOf('login')}>
      <form
        noValidate
        className={styles.page}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Text as="p" tone="secondary">
          {again ? t('again.text') : t('text')}
        </Text>
        <Stack gap="x5">
          <FormTextField
            control={form.control}
            name="phone"
            label={app('fields.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="username"
          />
          <FormPasswordField
            control={form.control}
            name="password"
            label={app('fields.password')}
            autoComplete="current-password"
          />
        </Stack>
        <OutcomeNote write={login} onCheck={check} />
        <Button type="submit" block loading={login.pending}>
          {t('submit')}
        </Button>
        <nav aria-label={t('otherWays')} className={styles.links}>
          <Link href={href({ to: 'register' })} className={styles.link}>
            {t('toRegister')}
          </Link>
          <Link href={href({ to: 'forgotPassword' })} className={styles.link}>
            {t('forgot')}
          </Link>
        </nav>
      </form>
    </BackPage>
  )
}
