import * as z from 'zod/mini'
import { presentPasswordField } from '../../base/form/chosenPassword.ts'
import { ticked } from '../../base/form/fields.ts'
import { pinField } from '../../base/form/pinFields.ts'

const schemaWith = (fundPassword: z.ZodMiniType<string, string>) =>
  z.object({ password: presentPasswordField, fundPassword, consented: ticked })

/** The withdrawal password is asked for where one is set. */
export const closeAccountSchema = (fundPasswordSet: boolean) =>
  schemaWith(fundPasswordSet ? pinField : z.string())
export type CloseAccountValues = z.output<ReturnType<typeof closeAccountSchema>>

export const closeAccountDefaults = (): CloseAccountValues => ({
  password: '',
  fundPassword: '',
  consented: false,
})
