import type { Refusal } from '../refusals/refusal.ts'

/**
 * What a rule answers to a command: every reason against it, in order, or what is to be done. Checking and deciding read the same
 * assessment, so that a button is disabled by the rule that would refuse.
 */
export type Assessment<Plan> =
  | { readonly accepted: false; readonly refusals: readonly Refusal[] }
  | { readonly accepted: true; readonly plan: Plan }

export const refused = (...refusals: readonly Refusal[]): Assessment<never> => ({
  accepted: false,
  refusals,
})
export const accepted = <Plan>(plan: Plan): Assessment<Plan> => ({ accepted: true, plan })

export const refusalsOf = (assessment: Assessment<unknown>): readonly Refusal[] =>
  assessment.accepted ? [] : assessment.refusals
