import * as z from 'zod/mini'
import type { FormValue, FormValues } from './formValues.ts'

const draftSchema = z.object({
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
  step: z.optional(z.int().check(z.nonnegative())),
})

/** What is kept of a form, and at which question it was. */
export interface FormDraft {
  readonly values: FormValues
  readonly step?: number | undefined
}

/** A reader can edit storage: what is no draft is ignored. */
export const draftIn = (stored: unknown): FormDraft | undefined => draftSchema.safeParse(stored).data

export const withoutSecrets = (values: FormValues, secrets: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)))

/** The values to begin with: what is known otherwise, else what was kept of the fields that the form has, each of its own kind. */
export const resumed = (
  defaults: FormValues,
  draft: FormDraft | undefined,
  known: Readonly<Record<string, FormValue | undefined>> = {},
): FormValues =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, initial]): [string, FormValue] => {
      const value = known[name] ?? draft?.values[name]
      return [name, value !== undefined && typeof value === typeof initial ? value : initial]
    }),
  )
