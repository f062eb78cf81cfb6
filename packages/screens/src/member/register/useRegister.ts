import { memberRegister } from '@onelot/api-client'
import { isOfPhone, phoneOf } from '../../base/form/phoneField.ts'
import { useStepForm } from '../../base/form/useStepForm.ts'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { questions, registerDefaults, registerSchema, toCommand } from './registerForm.ts'

/** Opening an account. `invitation`: the code of a shared link, which wins over one that was typed before. */
export function useRegister(invitation: string | undefined) {
  const session = useSession()
  const navigation = useNavigation()
  const model = useStepForm(registerSchema, memberRegister, {
    steps: questions,
    defaults: registerDefaults(),
    toRequest: toCommand,
    // A guest reads the agreement and comes back. A password is written to no storage.
    draft: { name: 'register', kept: 'memory' },
    known: (unknown) => ({ invitation, phone: phoneOf(unknown) }),
    isOwn: (unknown, { phone }) => isOfPhone(unknown, String(phone)),
    onDone: ({ data }) => {
      session.start(data, String(model.command.form.getValues('phone')))
      navigation.replace({ to: 'afterLogin', opened: 'yes' })
    },
    onEarlier: 'done',
  })
  return model
}
