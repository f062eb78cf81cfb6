import type { Control } from 'react-hook-form'

/** A field holds text, or whether it is ticked. What is not filled in yet is empty text. */
export type FormValue = string | boolean

/** What a form holds while it is filled in, by field. */
export type FormValues = Readonly<Record<string, FormValue>>

export type FieldName<Values extends FormValues> = keyof Values & string

/** A zod schema of a form's values. */
export interface FormSchema<Output, Values extends FormValues> {
  readonly _zod: { readonly output: Output; readonly input: Values }
  readonly safeParse: (values: unknown) => {
    readonly data?: Output | undefined
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined
  }
}

/** A field of a form, for the widget that shows it. */
export interface Bound<Kind extends FormValue = FormValue> {
  readonly control: Control<FormValues>
  readonly name: string
  /** What it began with: a widget takes only a field of its own kind. */
  readonly initial: Kind
}
