import { watchlistAddGroup } from '@onelot/api-client'
import * as z from 'zod/mini'
import { FormSheet } from './FormSheet.tsx'
import { FormTextField } from './FormTextField.tsx'
import { filled } from './fields.ts'
import { useCommandForm } from './useCommandForm.ts'

const schema = z.object({ name: filled })

export interface SampleSheetProps {
  title: string
  description: string
  /** Of its one field. */
  label: string
  action: string
  onClose: () => void
  onDone: () => void
}

/** A form of one field in a sheet, for the stories of forms. What it sends is the name of a group of the watchlist. */
export function SampleSheet({ title, description, label, action, onClose, onDone }: SampleSheetProps) {
  const command = useCommandForm(schema, watchlistAddGroup, {
    defaults: { name: '' },
    toRequest: ({ name }) => ({ name }),
    onDone,
  })
  return (
    <FormSheet title={title} description={description} onClose={onClose} command={command} action={action}>
      <FormTextField {...command.field('name')} label={label} />
    </FormSheet>
  )
}
