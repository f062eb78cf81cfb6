/** A question of a form that asks one thing at a time. */
export interface FormStep<Field extends string = string> {
  /** Unique among the others; how its content is found. */
  readonly name: string
  /** What it asks for. */
  readonly fields: readonly Field[]
}

/** The first question that asks for one of the fields; undefined where none does. */
export function stepOf(steps: readonly FormStep[], fields: readonly string[]): number | undefined {
  const index = steps.findIndex((step) => step.fields.some((field) => fields.includes(field)))
  return index < 0 ? undefined : index
}

/**
 * Where "next" leads from a question that is answered: to the first after it that is wrong, else to the one that the person had come to; from that one to
 * the one after it. Undefined after the last.
 */
export function nextStep(
  steps: readonly FormStep[],
  {
    at,
    reached,
    wrong,
  }: { readonly at: number; readonly reached: number; readonly wrong: readonly string[] },
): number | undefined {
  if (at >= reached) return at + 1 < steps.length ? at + 1 : undefined
  const between = stepOf(steps.slice(at + 1, reached), wrong)
  return between === undefined ? reached : at + 1 + between
}
