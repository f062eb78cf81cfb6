import { watchlistAddGroup } from '@onelot/api-client'
import { localDate } from '@onelot/domain'
import * as z from 'zod/mini'
import { FormAmountField } from './FormAmountField.tsx'
import { FormConsent } from './FormConsent.tsx'
import { FormDateField } from './FormDateField.tsx'
import { FormImageUploader } from './FormImageUploader.tsx'
import { FormPinField } from './FormPinField.tsx'
import { FormScreen } from './FormScreen.tsx'
import { FormSelect } from './FormSelect.tsx'
import { FormTextField } from './FormTextField.tsx'
import { amountField, filled, ticked } from './fields.ts'
import { useCommandForm } from './useCommandForm.ts'

const schema = z.object({
  name: filled,
  bank: filled,
  amount: amountField,
  birthDate: filled,
  picture: z.string(),
  pin: z.string().check(z.minLength(1, 'required'), z.length(6, 'tooShort')),
  agreed: ticked,
})

export interface SampleFormProps {
  onDone: () => void
}

/** A form of every kind of field, for the stories of forms. What it sends is the name of a group of the watchlist. */
export function SampleForm({ onDone }: SampleFormProps) {
  const command = useCommandForm(schema, watchlistAddGroup, {
    defaults: { name: '', bank: '', amount: '', birthDate: '', picture: '', pin: '', agreed: false },
    toRequest: ({ name }) => ({ name }),
    draft: { name: 'sample', kept: 'tab', secrets: ['pin'] },
    onDone,
    success: 'Saved',
  })
  return (
    <FormScreen title="A form" text="Every kind of field, once." command={command} action="Save">
      <FormTextField {...command.field('name')} label="Name" autoComplete="name" />
      <FormSelect
        {...command.field('bank')}
        label="Bank"
        placeholder="Choose a bank"
        choices={[
          { value: 'kb', label: 'Kookmin Bank' },
          { value: 'shinhan', label: 'Shinhan Bank' },
        ]}
      />
      <FormAmountField {...command.field('amount')} label="Amount" currency="USD" />
      <FormDateField
        {...command.field('birthDate')}
        label="Birth date"
        min={localDate('1926-01-01')}
        max={localDate('2012-01-01')}
        opensAt={localDate('1990-01-01')}
      />
      <FormImageUploader {...command.field('picture')} label="Front of the ID" optional />
      <FormPinField {...command.field('pin')} label="Withdrawal password" keyboard="fixed" />
      <FormConsent
        {...command.field('agreed')}
        label="I accept the <link>user agreement</link>."
        to={{ to: 'agreement' }}
      />
    </FormScreen>
  )
}
