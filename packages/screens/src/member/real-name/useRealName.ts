import { realNameSubmit } from '@onelot/api-client'
import { type IdCountry, type LocalDate, currencyDay, inLanguage } from '@onelot/domain'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useStepForm } from '../../base/form/useStepForm.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useDrafts, useNow, usePreferences } from '../../base/ports/ports.ts'
import { useCodeAt } from '../../parts/codes/useCode.ts'
import {
  firstIdCountry,
  isOfChild,
  numberIn,
  questionsFor,
  realNameDefaults,
  realNameSchema,
  toCommand,
} from './realNameForm.ts'

/** Names the draft in storage. */
export const DRAFT = 'realName'

/** The name as it was sent, for the next try where this one is rejected; it is dropped once one has passed. */
export const SENT = 'realName.sent'
const sentSchema = z.object({ name: z.string() })

/** The pictures as they were sent, for their previews: in memory alone. */
export type Photos = Readonly<Partial<Record<'front' | 'back', File>>>

/** Submitting who one is. A guardian is one of the questions as soon as the ID number is that of a child. */
export function useRealName({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('realName')
  const now = useNow()
  const drafts = useDrafts()
  const [sent] = useState(() => sentSchema.safeParse(drafts.read(SENT)).data)
  const today = (): LocalDate => currencyDay('KRW', now())
  const [schema] = useState(() => realNameSchema(today))
  const [child, setChild] = useState(false)
  const [idCountry, setIdCountry] = useState<IdCountry>(inLanguage(firstIdCountry, usePreferences().language))
  const [photos, setPhotos] = useState<Photos>({})
  const model = useStepForm(schema, realNameSubmit, {
    steps: questionsFor(child),
    defaults: { ...realNameDefaults, ...sent },
    toRequest: (values) => toCommand(values, today()),
    onNext: (name) => {
      if (name === 'guardianCode' && code.sent === undefined) code.send()
    },
    // The pictures, the ID number and the code are the endpoint's secrets.
    draft: { name: DRAFT, kept: 'tab' },
    success: t('sent'),
    onDone: () => {
      drafts.keep(SENT, { name: String(model.command.form.getValues('name')) })
      onDone()
    },
    onEarlier: 'done',
  })
  const { control } = model.command.form
  const guardianPhone = numberIn(String(useWatch({ control, name: 'guardianPhone' })))
  const code = useCodeAt({ purpose: 'guardian', phone: guardianPhone })
  const idNumber = String(useWatch({ control, name: 'idNumber' }))
  const isChild = isOfChild(idNumber, today())
  if (isChild !== child) setChild(isChild)
  return {
    model,
    /** At the guardian's number. */
    code,
    guardianPhone,
    photos,
    idCountry,
    /** What was typed of another country's card is none of this one. */
    chooseIdCountry: (country: IdCountry) => {
      setIdCountry(country)
      model.command.form.resetField('idNumber')
    },
    keepPhoto: (side: keyof Photos, file: File | undefined) =>
      setPhotos((before) => ({ ...before, [side]: file })),
  }
}
