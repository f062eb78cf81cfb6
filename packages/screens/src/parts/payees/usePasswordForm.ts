import type { Endpoint } from '@onelot/api-client'
import { useState } from 'react'
import type { FormSchema, FormValues } from '../../base/form/formValues.ts'
import { type CommandForm, type CommandFormOptions, useCommandForm } from '../../base/form/useCommandForm.ts'

/** The field that the sheet fills in. */
export const passwordField = 'fundPassword'

interface WithPassword extends FormValues {
  readonly fundPassword: string
}

/** A form whose withdrawal password is asked for in a sheet, once all else has been filled in. */
export interface PasswordForm<Values extends FormValues, E extends Endpoint> {
  /** Of the frame: what it sends opens the sheet. */
  readonly command: CommandForm<Values, E>
  /** Of the sheet. */
  readonly sheet: {
    readonly open: boolean
    readonly onClose: () => void
    readonly submit: CommandForm<Values, E>['submit']
    readonly onEntered: (password: { readonly value: string }) => void
  }
}

export function usePasswordForm<Values extends WithPassword, Output, E extends Endpoint>(
  schema: FormSchema<Output, Values>,
  endpoint: E,
  options: CommandFormOptions<Values, Output, E>,
): PasswordForm<Values, E> {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  const command = useCommandForm(schema, endpoint, {
    ...options,
    onRefused: (refusal) => {
      if (refusal.code !== 'FUND_PASSWORD_WRONG' && refusal.code !== 'TOO_FREQUENT') close()
      options.onRefused?.(refusal)
    },
    onDone: (done) => {
      close()
      options.onDone?.(done)
    },
    onSessionEnded: () => {
      close()
      options.onSessionEnded?.()
    },
  })
  const { form, submit } = command
  return {
    command: {
      ...command,
      onSubmit: (event) => {
        event?.preventDefault()
        form.setValue(passwordField, '')
        void form.handleSubmit(() => {
          setOpen(true)
        })()
      },
    },
    sheet: {
      open,
      onClose: close,
      submit,
      onEntered: ({ value }) => {
        form.setValue(passwordField, value)
        command.onSubmit()
      },
    },
  }
}
