import type { Endpoint } from '@onelot/api-client'
import { Button, Sheet, Stack } from '@onelot/ui'
import { type ReactNode, useId } from 'react'
import { FormNote } from './FormNote.tsx'
import type { FormValues } from './formValues.ts'
import type { CommandForm } from './useCommandForm.ts'

export interface FormSheetProps<Values extends FormValues, E extends Endpoint> {
  title: string
  description?: string | undefined
  onClose: () => void
  command: CommandForm<Values, E>
  /** What the one button says. */
  action: string
  /** The bound fields. */
  children: ReactNode
}

/** A sheet that is a form. It shows while it is mounted. */
export function FormSheet<Values extends FormValues, E extends Endpoint>(props: FormSheetProps<Values, E>) {
  const { title, description, onClose, command, action, children } = props
  const id = useId()
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <Stack gap="x3">
          <FormNote command={command} />
          <Button type="submit" form={id} block loading={command.submit.pending}>
            {action}
          </Button>
        </Stack>
      }
    >
      <form id={id} noValidate onSubmit={command.onSubmit}>
        <Stack gap="x5">{children}</Stack>
      </form>
    </Sheet>
  )
}
