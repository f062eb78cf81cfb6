import type { Endpoint } from '@onelot/api-client'
import { Button, Stack, Text } from '@onelot/ui'
import { type ReactNode, useId } from 'react'
import { BackPage } from '../shell/BackPage.tsx'
import { FormNote } from './FormNote.tsx'
import * as styles from './FormScreen.css.ts'
import type { FormValues } from './formValues.ts'
import type { CommandForm } from './useCommandForm.ts'

export interface FormScreenProps<Values extends FormValues, E extends Endpoint> {
  title: string
  /** Where the way back does not leave the screen yet. @defaultValue back to the screen before */
  onBack?: (() => void) | undefined
  /** What it is for, in a sentence. */
  text?: string | undefined
  command: CommandForm<Values, E>
  /** What the one button says. */
  action: string
  /** The bound fields. */
  children: ReactNode
  /** What leads elsewhere, after the fields. */
  after?: ReactNode
}

/** A screen that is a form: its fields, and at the foot of the page its one action with what became of it. */
export function FormScreen<Values extends FormValues, E extends Endpoint>(props: FormScreenProps<Values, E>) {
  const { title, onBack, text, command, action, children, after } = props
  const id = useId()
  return (
    <BackPage
      title={title}
      onBack={onBack}
      action={
        <Stack gap="x3">
          <FormNote command={command} />
          <Button type="submit" form={id} block loading={command.submit.pending}>
            {action}
          </Button>
        </Stack>
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={command.onSubmit}>
        {text === undefined ? null : (
          <Text as="p" tone="secondary">
            {text}
          </Text>
        )}
        {children}
        {after}
      </form>
    </BackPage>
  )
}
