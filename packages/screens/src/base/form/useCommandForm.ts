import { zodResolver } from '@hookform/resolvers/zod'
import type { Endpoint, KeptKey, RequestInput, WireRefusal } from '@onelot/api-client'
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type Submit, type SubmitOptions, useSubmit } from '../data/useSubmit.ts'
import { useRefusalText } from '../i18n/useRefusalText.ts'
import { resumed } from './formDraft.ts'
import type { Bound, FieldName, FormSchema, FormValues } from './formValues.ts'
import { REFUSED } from './reasons.ts'
import { type DraftOptions, type FormDraftStore, useFormDraft } from './useFormDraft.ts'

/** Undefined is what is not known. */
export type Known<Values extends FormValues> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

export interface CommandFormOptions<
  Values extends FormValues,
  Output,
  E extends Endpoint,
> extends SubmitOptions<E> {
  /** What each field begins with; their order is that of the form. */
  readonly defaults: Values
  readonly toRequest: (values: Output) => RequestInput<E>
  /** What is known otherwise, such as from a link or of what was sent before; it wins over a draft. */
  readonly known?: ((unknown: KeptKey | undefined) => Known<Values>) | undefined
  /** Keeps what is filled in until it was carried out. @defaultValue nothing is kept */
  readonly draft?: DraftOptions | undefined
  /** The form's name for a field that the broker names otherwise. */
  readonly fieldOf?: Readonly<Record<string, FieldName<Values>>> | undefined
  /** False where a refusal shows beside the button alone, whatever it names. @defaultValue true */
  readonly marks?: boolean | undefined
  /** Fields that are wrong, in their order: by the schema, or refused. The first has the focus where it is on the page. */
  readonly onWrong?: ((fields: readonly string[]) => void) | undefined
  /** Whether what is not known was sent by whoever fills in the form now: what another person sent is forgotten. */
  readonly isOwn?: ((unknown: KeptKey, values: FormValues) => boolean) | undefined
}

/** A form that sends a command. */
export interface CommandForm<Values extends FormValues, E extends Endpoint = Endpoint> {
  readonly form: UseFormReturn<FormValues>
  readonly submit: Submit<E>
  /** Of the form element: checks what is filled in, marks what is wrong, or sends. */
  readonly onSubmit: (event?: SyntheticEvent) => void
  /** A field for its widget: `<FormTextField {...field('phone')} label="…" />`. */
  readonly field: <Name extends FieldName<Values>>(name: Name) => Bound<Values[Name]>
  /** Whether the last refusal is said beside the fields that it names. */
  readonly isMarked: boolean
  /** Whether what is filled in outlives a session that ends. */
  readonly isKept: boolean
  readonly draft: FormDraftStore
}

/**
 * A form of react-hook-form whose values a zod schema checks, and which sends a command (docs/forms.md). A refusal marks the fields that it names.
 * An outcome that is not known is asked for, and nothing is sent again.
 */
export function useCommandForm<Values extends FormValues, Output, E extends Endpoint>(
  schema: FormSchema<Output, Values>,
  endpoint: E,
  options: CommandFormOptions<Values, Output, E>,
): CommandForm<Values, E> {
  const { defaults, toRequest, known, draft: draftOptions, fieldOf = {}, onWrong, isOwn } = options
  const { marks = true } = options
  const refusalText = useRefusalText()
  const draft = useFormDraft(draftOptions, endpoint.secrets)
  const submit = useSubmit(endpoint, {
    ...options,
    onDone: (done) => {
      draft.drop()
      options.onDone?.(done)
    },
    onRefused: (refusal) => {
      mark(refusal)
      options.onRefused?.(refusal)
    },
  })
  const [initial] = useState((): FormValues => resumed(defaults, draft.found, { ...known?.(submit.unknown) }))
  const form = useForm<FormValues>({
    resolver: zodResolver<FormValues, unknown, Output>(schema, undefined, { raw: true }),
    defaultValues: initial,
    reValidateMode: 'onSubmit',
  })

  const refusedFields = (refusal: WireRefusal | undefined) => {
    const fields = refusal?.code === undefined || !marks ? {} : refusal.fields
    const named = new Map(Object.entries(fields).map(([name, reason]) => [fieldOf[name] ?? name, reason]))
    return Object.keys(defaults).flatMap((name) => {
      const reason = named.get(name)
      return reason === undefined ? [] : [{ name, reason }]
    })
  }
  function mark(refusal: WireRefusal): void {
    const wrong = refusedFields(refusal)
    wrong.forEach(({ name, reason }, index) => {
      const error =
        refusal.code === 'VALIDATION' ? { message: reason } : { type: REFUSED, message: refusalText(refusal) }
      form.setError(name, error, { shouldFocus: index === 0 })
    })
    if (wrong.length > 0) onWrong?.(wrong.map(({ name }) => name))
  }

  const onChange = useEffectEvent((values: FormValues, name: string | undefined) => {
    if (name !== undefined) form.clearErrors(name)
    draft.keep({ values })
    if (submit.unknown !== undefined && isOwn?.(submit.unknown, values) === false) submit.forget()
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name, type }) => {
          if (type === 'change') onChange(values, name)
        },
      }),
    [form],
  )

  const send = form.handleSubmit(
    (values) => {
      const { data } = schema.safeParse(values)
      if (data !== undefined) submit.send(toRequest(data))
    },
    (errors) => {
      onWrong?.(Object.keys(defaults).filter((name) => errors[name] !== undefined))
    },
  )
  return {
    form,
    submit,
    onSubmit: (event) => {
      event?.preventDefault()
      void send()
    },
    field: (name) => ({ control: form.control, name, initial: defaults[name] }),
    isMarked: refusedFields(submit.refusal).length > 0,
    isKept: draftOptions?.kept === 'tab',
    draft,
  }
}
