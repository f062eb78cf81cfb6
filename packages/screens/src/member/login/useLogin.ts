import { type ResponseOf, memberLogin } from '@onelot/api-client'
import { isOfPhone, phoneOf } from '../../base/form/phoneField.ts'
import { useCommandForm } from '../../base/form/useCommandForm.ts'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { usePutOff } from '../../parts/set-up/usePutOff.ts'
import { loginDefaults, loginSchema, toCommand } from './loginForm.ts'

/** Login, and re-login where a session ended by itself: then the account is kept and the way back too. */
export function useLogin() {
  const session = useSession()
  const navigation = useNavigation()
  const putOff = usePutOff()
  /** What is missing is asked for once a login is made by choice, not where a session ended by itself. */
  const asks = ({ setUp, account }: ResponseOf<typeof memberLogin>) =>
    setUp === 'toDo' && session.ended === undefined && !putOff.isPutOff(account)
  const command = useCommandForm(loginSchema, memberLogin, {
    defaults: loginDefaults(session.ended?.phone),
    toRequest: toCommand,
    known: (unknown) => ({ phone: phoneOf(unknown) }),
    isOwn: (unknown, { phone }) => isOfPhone(unknown, String(phone)),
    onDone: ({ data }) => {
      session.start(data, String(command.form.getValues('phone')))
      navigation.replace(session.ended?.returnTo ?? { to: asks(data) ? 'afterLogin' : 'home' })
    },
    // A login that was found opened by another password: the one that is typed decides.
    onEarlier: 'retry',
    // Which of the two is wrong is not said, so neither is marked.
    marks: false,
    onRefused: () => command.form.setFocus('password'),
  })
  return { command, again: session.ended !== undefined }
}
