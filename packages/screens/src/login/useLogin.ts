import { zodResolver } from '@hookform/resolvers/zod'
import { type Done, type SubmissionOutcome, memberLogin } from '@onelot/api-client'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { isOfPhone, phoneOf } from '../form/phoneField.ts'
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
  const forgetOthers = useEffectEvent(({ phone }: { readonly phone: string }) => {
    if (login.unknown !== undefined && !isOfPhone(login.unknown, phone)) login.forget()
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          forgetOthers(values)
        },
      }),
    [form],
  )
  const enter = ({ data }: Done<typeof memberLogin>) => {
    session.start(data, form.getValues('phone'))
    navigation.replace(session.ended?.returnTo ?? { to: 'market' })
  }
  const conclude = (outcome: SubmissionOutcome<typeof memberLogin> | undefined) => {
    // Which of the two is wrong is not said, so neither is marked.
    if (outcome?.kind === 'refused') form.setFocus('password')
    if (outcome?.kind === 'done') enter(outcome)
  }
  const submit = form.handleSubmit(async (values) => {
    const command = toCommand(values)
    const outcome = await login.send(command)
    // A login that was found opened by another password: this one decides.
    conclude(outcome?.kind === 'earlier' ? await login.send(command) : outcome)
  })
  const check = async () => {
    const outcome = await login.check()
    conclude(outcome?.kind === 'earlier' ? outcome.outcome : outcome)
  }
  return {
    form,
    login,
    submit: () => void submit(),
    check: () => void check(),
    again: session.ended !== undefined,
  }
}
