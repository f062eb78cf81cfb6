import type { RequestInput, WireRefusal, memberRegister } from '@onelot/api-client'
import type { FieldReason } from '@onelot/domain'
import { reasonOf } from '../form/reasons.ts'
import {
  type RegisterField,
  type RegisterValues,
  registerDefaults,
  registerSchema,
  toCommand,
} from './registerForm.ts'

/** One question at a time, in their order. */
export const questions = ['phone', 'password', 'passwordConfirm', 'invitation', 'consents'] as const
export type Question = (typeof questions)[number]

/** What each question asks for. */
const fieldsOf = {
  phone: ['phone'],
  password: ['password'],
  passwordConfirm: ['passwordConfirm'],
  invitation: ['invitation'],
  consents: ['agreementAccepted', 'privacyAccepted'],
} as const satisfies Record<Question, readonly RegisterField[]>

export type FieldErrors = Readonly<Partial<Record<RegisterField, FieldReason>>>

/** How far a person has got with opening an account. */
export interface Registration {
  readonly values: RegisterValues
  readonly question: Question
  readonly errors: FieldErrors
  /** How often "next" was pressed, or the broker refused: each time the field that is asked for takes the focus. */
  readonly attempts: number
}

export const begin = (known: Partial<RegisterValues>): Registration => ({
  values: { ...registerDefaults(), ...known },
  question: 'phone',
  errors: {},
  attempts: 0,
})

/** Takes what was typed; what was wrong with it is not said any more. */
export function change(registration: Registration, patch: Partial<RegisterValues>): Registration {
  const kept = Object.entries(registration.errors).filter(([field]) => !(field in patch))
  return {
    ...registration,
    values: { ...registration.values, ...patch },
    errors: Object.fromEntries(kept),
  }
}

/** The question before, with what was typed; undefined on the first. */
export function goBack(registration: Registration): Registration | undefined {
  const question = questions[questions.indexOf(registration.question) - 1]
  return question && { ...registration, question, errors: {} }
}

export interface Advanced {
  readonly registration: Registration
  /** What to send, once the last question is answered and nothing is missing. */
  readonly command?: RequestInput<typeof memberRegister>
}

/** Goes to the next question, or says what is wrong with the answer; after the last, to whatever is still missing. */
export function advance(registration: Registration): Advanced {
  const attempted = { ...registration, attempts: registration.attempts + 1 }
  const parsed = registerSchema.safeParse(registration.values)
  const errors = parsed.success ? {} : errorsOf(parsed.error.issues)
  const wrong = only(errors, fieldsOf[registration.question])
  if (Object.keys(wrong).length > 0) return { registration: { ...attempted, errors: wrong } }
  const next = questions[questions.indexOf(registration.question) + 1]
  if (next !== undefined) return { registration: { ...attempted, question: next, errors: {} } }
  if (!parsed.success) return { registration: leadBack(attempted, errors) }
  return { registration: { ...attempted, errors: {} }, command: toCommand(parsed.data) }
}

/** Leads back to the question of the first field that a refusal names; stays where it names none. */
export function refused(registration: Registration, refusal: WireRefusal): Registration {
  const errors: Partial<Record<RegisterField, FieldReason>> = {}
  for (const field of questions.flatMap((question) => fieldsOf[question])) {
    const reason = refusal.code === undefined ? undefined : refusal.fields[field]
    if (reason !== undefined) errors[field] = reason
  }
  return leadBack({ ...registration, attempts: registration.attempts + 1 }, errors)
}

function leadBack(registration: Registration, errors: FieldErrors): Registration {
  const question = questions.find((one) => Object.keys(only(errors, fieldsOf[one])).length > 0)
  return question === undefined ? registration : { ...registration, question, errors }
}

const only = (errors: FieldErrors, fields: readonly RegisterField[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fields.some((one) => one === field)))

/** The first reason of each field. */
const errorsOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FieldErrors =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), reasonOf(message)]))
