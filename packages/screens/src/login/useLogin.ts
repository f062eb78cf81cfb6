import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmissionOutcome, memberLogin } from '@onelot/api-client'
import { useForm } from 'react-hook-form'
import { phoneOf } from '../form/phoneField.ts'
import { useNavigation, useSession } from '../ports/ports.ts'
import { useWrite } from '../data/useWrite.ts'
import { loginDefaults, loginSchema, toCommand } from './loginForm.ts'

/** Login, and re-login where a session ended by itself: then the account is kept and the way back too. */
export function useLogin() {
  const session = useSession()
  const navigation = useNavigation()
  const login = useWrite(memberLogin)
  const form = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: loginDefaults(phoneOf(login.unknown) ?? session.ended?.phone),
  })
  const conclude = (outcome: SubmissionOutcome<typeof memberLogin> | undefined) => {
    // Which of the two is wrong is not said, so neither is marked.
    if (outcome?.kind === 'refused') form.setFocus('password')
    if (outcome?.kind !== 'done') return
    session.start(outcome.data, form.getValues('phone'))
    navigation.replace(session.ended?.returnTo ?? { to: 'market' })
  }
  const submit = form.handleSubmit(async (values) => {
    conclude(await login.send(toCommand(values)))
  })
  const check = async () => {
    conclude(await login.check())
  }
  return {
    form,
    login,
    submit: () => void submit(),
    check: () => void check(),
    again: session.ended !== undefined,
  }
}
