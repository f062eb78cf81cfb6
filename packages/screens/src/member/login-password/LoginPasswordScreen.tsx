import { memberChangePassword } from '@onelot/api-client'
import { Stack } from '@onelot/ui'
import { FormPasswordField } from '../../base/form/FormPasswordField.tsx'
import { FormScreen } from '../../base/form/FormScreen.tsx'
import { onItsOwn } from '../../base/form/links.css.ts'
import { useCommandForm } from '../../base/form/useCommandForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { loginPasswordDefaults, loginPasswordSchema } from './loginPasswordForm.ts'

/** /information/loginPass: changing the login password, which ends all other sessions. */
export function LoginPasswordScreen() {
  const title = useTitleOf()('loginPassword')
  const isMember = useSession().current !== undefined
  return isMember ? (
    <ChangePassword title={title} />
  ) : (
    <BackPage title={title}>
      <LogInPrompt />
    </BackPage>
  )
}

function ChangePassword({ title }: { title: string }) {
  const { t } = useTranslation('loginPassword')
  const navigation = useNavigation()
  const { href, Link } = navigation
  const command = useCommandForm(loginPasswordSchema, memberChangePassword, {
    defaults: loginPasswordDefaults(),
    toRequest: (values) => values,
    success: t('done'),
    onDone: () => navigation.back(),
  })
  return (
    <FormScreen
      title={title}
      text={t('text')}
      command={command}
      action={t('submit')}
      after={
        <nav aria-label={t('otherWays')}>
          <Stack gap="x2">
            <Link href={href({ to: 'forgotPassword' })} className={onItsOwn}>
              {t('forgotten')}
            </Link>
            <Link href={href({ to: 'devices' })} className={onItsOwn}>
              {t('devices')}
            </Link>
          </Stack>
        </nav>
      }
    >
      <FormPasswordField
        {...command.field('oldPassword')}
        label={t('current')}
        autoComplete="current-password"
      />
      <FormPasswordField
        {...command.field('password')}
        label={t('next')}
        hint={t('hint')}
        reasons={{ notAllowed: t('same') }}
        autoComplete="new-password"
      />
      <FormPasswordField
        {...command.field('passwordConfirm')}
        label={t('again')}
        autoComplete="new-password"
      />
    </FormScreen>
  )
}
