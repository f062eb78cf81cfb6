import { NoticeBar } from '@onelot/ui'
import { FormPasswordField } from '../../base/form/FormPasswordField.tsx'
import { FormScreen } from '../../base/form/FormScreen.tsx'
import { FormPhoneField } from '../../base/form/FormPhoneField.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { onItsOwn } from '../../base/form/links.css.ts'
import { DemoMember } from './DemoMember.tsx'
import { links } from './LoginScreen.css.ts'
import type { LoginValues } from './loginForm.ts'
import { useLogin } from './useLogin.ts'

/** /login/login; also /login/reLogin, with the account of the session that ended. */
export function LoginScreen() {
  const { t } = useTranslation('login')
  const { t: app } = useTranslation()
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  const { isClosed } = useSession()
  const { command, again } = useLogin()
  const use = (member: LoginValues) => {
    command.form.reset(member)
  }
  return (
    <FormScreen
      title={again ? t('again.title') : titleOf('login')}
      text={again ? t('again.text') : t('text')}
      command={command}
      action={t('submit')}
      after={
        <nav aria-label={t('otherWays')} className={links}>
          <Link href={href({ to: 'register' })} className={onItsOwn}>
            {t('toRegister')}
          </Link>
          <Link href={href({ to: 'forgotPassword' })} className={onItsOwn}>
            {t('forgot')}
          </Link>
        </nav>
      }
    >
      {isClosed ? <NoticeBar tone="accent">{t('closed')}</NoticeBar> : null}
      {again ? null : <DemoMember onUse={use} />}
      <FormPhoneField {...command.field('phone')} label={app('fields.phone')} autoComplete="username" />
      <FormPasswordField
        {...command.field('password')}
        label={app('fields.password')}
        autoComplete="current-password"
      />
    </FormScreen>
  )
}
