import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmissionOutcome, memberRegister } from '@onelot/api-client'
import { useForm } from 'react-hook-form'
import { phoneOf } from '../form/phoneField.ts'
import { markRefused } from '../form/reasons.ts'
import { useNavigation, useSession } from '../ports/ports.ts'
import { useWrite } from '../data/useWrite.ts'
import { registerDefaults, registerFields, registerSchema, toCommand } from './registerForm.ts'

export function useRegister(invitation: string | undefined) {
  const session = useSession()
  const navigation = useNavigation()
  const register = useWrite(memberRegister)
  const form = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { ...registerDefaults(invitation), phone: phoneOf(register.unknown) ?? '' },
  })
  const conclude = (outcome: SubmissionOutcome<typeof memberRegister> | undefined) => {
    if (outcome?.kind === 'refused') markRefused(form, registerFields, outcome.refusal)
    if (outcome?.kind !== 'done') return
    session.start(outcome.data, form.getValues('phone'))
    navigation.replace({ to: 'market' })
  }
  const submit = form.handleSubmit(async (values) => {
    conclude(await register.send(toCommand(values)))
  })
  const check = async () => {
    conclude(await register.check())
  }
  return { form, register, submit: () => void submit(), check: () => void check() }
}
