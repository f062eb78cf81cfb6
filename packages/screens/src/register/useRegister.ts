import { type SubmissionOutcome, memberRegister } from '@onelot/api-client'
import { useState } from 'react'
import { isOfPhone, phoneOf } from '../form/phoneField.ts'
import { useFieldText, useRefusalText } from '../i18n/useRefusalText.ts'
import { useApi, useNavigation, useSession } from '../ports/ports.ts'
import { useWrite } from '../data/useWrite.ts'
import { keptRegistrations } from './keptRegistrations.ts'
import type { RegisterField, RegisterValues } from './registerForm.ts'
import { type Registration, advance, begin, change, goBack, refused } from './registration.ts'

export function useRegister(invitation: string | undefined) {
  const client = useApi()
  const session = useSession()
  const navigation = useNavigation()
  const fieldText = useFieldText()
  const refusalText = useRefusalText()
  const register = useWrite(memberRegister)
  const [registration, show] = useState((): Registration => {
    const kept = keptRegistrations.get(client)
    if (kept !== undefined) return invitation === undefined ? kept : change(kept, { invitation })
    const phone = phoneOf(register.unknown)
    const known = { ...(invitation && { invitation }), ...(phone && { phone }) }
    // What was sent and got no answer is checked beside the button that sent it.
    return register.unknown === undefined ? begin(known) : { ...begin(known), question: 'consents' }
  })
  const set = (next: Registration) => {
    keptRegistrations.set(client, next)
    show(next)
  }

  const refusal = register.state?.outcome.kind === 'refused' ? register.state.outcome.refusal : undefined
  const named = refusal?.code === undefined ? {} : refusal.fields
  /** What is wrong with a field; where the broker refused it, in the words of its refusal. */
  const errorOf = (field: RegisterField): string | undefined => {
    const reason = registration.errors[field]
    const byRefusal = refusal !== undefined && refusal.code !== 'VALIDATION' && named[field] === reason
    return reason !== undefined && byRefusal ? refusalText(refusal) : fieldText(reason)
  }

  const conclude = (outcome: SubmissionOutcome<typeof memberRegister> | undefined, sent: Registration) => {
    if (outcome?.kind === 'refused') set(refused(sent, outcome.refusal))
    const done = outcome?.kind === 'earlier' ? outcome.outcome : outcome
    if (done?.kind !== 'done') return
    keptRegistrations.delete(client)
    session.start(done.data, sent.values.phone)
    navigation.replace({ to: 'afterLogin' })
  }
  const goOn = async () => {
    const { registration: next, command } = advance(registration)
    set(next)
    if (command !== undefined) conclude(await register.send(command), next)
  }
  const check = async () => {
    conclude(await register.check(), registration)
  }
  return {
    registration,
    register,
    errorOf,
    /** Whether what the broker refused shows beside its field. */
    refusalHasField: Object.keys(named).length > 0,
    set: (patch: Partial<RegisterValues>) => {
      const { phone } = patch
      if (phone !== undefined && register.unknown !== undefined && !isOfPhone(register.unknown, phone))
        register.forget()
      set(change(registration, patch))
    },
    back: () => {
      const before = goBack(registration)
      if (before === undefined) navigation.back()
      else set(before)
    },
    goOn: () => void goOn(),
    check: () => void check(),
  }
}
export type RegisterModel = ReturnType<typeof useRegister>
