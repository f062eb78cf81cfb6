import { Checkbox, PasswordField, Stack, Text, TextField } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useNavigation } from '../ports/ports.ts'
import { OutcomeNote } from '../states/OutcomeNote.tsx'
import { Consent } from './Consent.tsx'
import * as styles from './RegisterScreen.css.ts'
import type { RegisterModel } from './useRegister.ts'

/** The field of the question that is asked. */
export function Answer({ model }: { model: RegisterModel }) {
  const { t } = useTranslation('register')
  const { t: app } = useTranslation()
  const { href, Link } = useNavigation()
  const {
    registration: { question, values },
    errorOf,
    set,
  } = model
  switch (question) {
    case 'phone':
      return (
        <>
          <TextField
            label={app('fields.phone')}
            hint={t('phoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="username"
            enterKeyHint="next"
            value={values.phone}
            error={errorOf('phone')}
            onChange={({ value }) => {
              set({ phone: value })
            }}
          />
          <Link href={href({ to: 'login' })} className={styles.toLogin}>
            {t('toLogin')}
          </Link>
        </>
      )
    case 'password':
      return (
        <PasswordField
          label={app('fields.password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          enterKeyHint="next"
          value={values.password}
          error={errorOf('password')}
          onChange={({ value }) => {
            set({ password: value })
          }}
        />
      )
    case 'passwordConfirm':
      return (
        <PasswordField
          label={t('passwordConfirm')}
          autoComplete="new-password"
          enterKeyHint="next"
          value={values.passwordConfirm}
          error={errorOf('passwordConfirm')}
          onChange={({ value }) => {
            set({ passwordConfirm: value })
          }}
        />
      )
    case 'invitation':
      return (
        <TextField
          label={t('invitation')}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="next"
          value={values.invitation}
          error={errorOf('invitation')}
          onChange={({ value }) => {
            set({ invitation: value })
          }}
        />
      )
    case 'consents':
      return <Consents model={model} />
  }
}

function Consents({ model }: { model: RegisterModel }) {
  const { t } = useTranslation('register')
  const {
    registration: { values },
    register,
    errorOf,
    refusalHasField,
    set,
    check,
  } = model
  const [agreementError, privacyError] = [errorOf('agreementAccepted'), errorOf('privacyAccepted')]
  return (
    <Stack gap="x5">
      <Stack gap="x2">
        <Checkbox
          label={<Consent to="agreement" />}
          checked={values.agreementAccepted}
          {...(agreementError === undefined ? {} : { error: agreementError })}
          onChange={({ checked }) => {
            set({ agreementAccepted: checked })
          }}
        />
        <Checkbox
          label={<Consent to="privacy" />}
          checked={values.privacyAccepted}
          {...(privacyError === undefined ? {} : { error: privacyError })}
          onChange={({ checked }) => {
            set({ privacyAccepted: checked })
          }}
        />
      </Stack>
      <Text as="p" size="small" tone="secondary">
        {t('practice')}
      </Text>
      {refusalHasField ? null : <OutcomeNote write={register} onCheck={check} />}
    </Stack>
  )
}
