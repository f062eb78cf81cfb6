import * as z from 'zod/mini'
import { repeats } from '../../base/form/chosenPassword.ts'
import type { FormStep } from '../../base/form/formSteps.ts'
import { newPinField, pinField } from '../../base/form/pinFields.ts'

const chosen = { fundPassword: newPinField, fundPasswordConfirm: pinField }
const isRepeated = repeats('fundPassword', 'fundPasswordConfirm')

export const firstSchema = z.object(chosen).check(isRepeated)
export const changeSchema = z.object({ oldFundPassword: pinField, ...chosen }).check(isRepeated)

export const firstDefaults = (): z.output<typeof firstSchema> => ({
  fundPassword: '',
  fundPasswordConfirm: '',
})
export const changeDefaults = (): z.output<typeof changeSchema> => ({
  oldFundPassword: '',
  ...firstDefaults(),
})

/** One question at a time, in their order. */
export const firstQuestions = [
  { name: 'fundPassword', fields: ['fundPassword'] },
  { name: 'fundPasswordConfirm', fields: ['fundPasswordConfirm'] },
] as const satisfies readonly FormStep<keyof z.output<typeof firstSchema>>[]
export const changeQuestions = [
  { name: 'oldFundPassword', fields: ['oldFundPassword'] },
  ...firstQuestions,
] as const satisfies readonly FormStep<keyof z.output<typeof changeSchema>>[]
