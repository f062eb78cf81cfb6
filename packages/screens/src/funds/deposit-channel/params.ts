import { decimal } from '@onelot/domain'
import * as z from 'zod/mini'
import { currencyParam } from '../../base/definition/askedCurrency.ts'

/** The channel that is paid to, and how much, in its own unit: USDT where it is a wallet. */
export const params = z.object({
  currency: currencyParam,
  channel: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  amount: z.pipe(
    z.string().check(z.regex(/^\d{1,15}(\.\d{1,8})?$/)),
    z.transform((amount) => decimal(amount)),
  ),
})
export type DepositChannelParams = z.output<typeof params>
