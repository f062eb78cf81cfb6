import { zodResolver } from '@hookform/resolvers/zod'
import { memberRegister } from '@onelot/api-client'
import { useForm } from 'react-hook-form'
import { markRefused } from '../app/form/reasons.ts'
import { useNavigation, useSession } from '../app/ports.ts'
import { useWrite } from '../app/useWrite.ts'
import { registerDefaults, registerFields, registerSchema, toCommand } from './registerForm.ts'

export function useRegister(invitation: string | undefined) {
  const session = useSession()
  const navigation = useNavigation()
  const register = useWrite(memberRegister)
  const form = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: registerDefaults(invitation),
  })
  const submit = form.handleSubmit(async (values) => {
    const outcome = await register.send(toCommand(values))
    if (outcome.kind === 'refused') markRefused(form, registerFields, outcome.refusal)
    if (outcome.kind !== 'done') return
    session.start(outcome.data, values.phone)
    navigation.replace({ to: 'market' })
  })
  return { form, register, submit: () => void submit() }
}
