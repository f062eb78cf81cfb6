import { zodResolver } from '@hookform/resolvers/zod'
import { memberLogin } from '@onelot/api-client'
import { useForm } from 'react-hook-form'
import { useNavigation, useSession } from '../app/ports.ts'
import { useWrite } from '../app/useWrite.ts'
import { loginDefaults, loginSchema, toCommand } from './loginForm.ts'

/** Login, and re-login where a session ended by itself: then the account is kept and the way back too (RULES 6). */
export function useLogin() {
  const session = useSession()
  const navigation = useNavigation()
  const login = useWrite(memberLogin)
  const form = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: loginDefaults(session.ended?.phone),
  })
  const submit = form.handleSubmit(async (values) => {
    const outcome = await login.send(toCommand(values))
    // Which of the two is wrong is not told, so neither is marked.
    if (outcome.kind === 'refused') form.setFocus('password')
    if (outcome.kind !== 'done') return
    session.start(outcome.data, values.phone)
    navigation.replace(session.ended?.returnTo ?? { to: 'market' })
  })
  return { form, login, submit: () => void submit(), again: session.ended !== undefined }
}
