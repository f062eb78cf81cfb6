import type { RequestInput, payeesAddWallet } from '@onelot/api-client'
import {
  LONGEST_PAYEE_TEXT,
  type WalletNetwork,
  faultOfAddress,
  walletNetworks,
} from '@onelot/domain/modules/member/payees'
import * as z from 'zod/mini'
import { filled } from '../../base/form/fields.ts'

const networkOf = (text: string): WalletNetwork | undefined =>
  walletNetworks.find((network) => network === text)

/** The address is checked by the checksum of its network, before the withdrawal password is asked for. */
export const addWalletSchema = z
  .object({
    network: filled,
    address: filled,
    label: z.string().check(z.trim(), z.maxLength(LONGEST_PAYEE_TEXT, 'tooLong')),
    fundPassword: z.string(),
  })
  .check(({ value, issues }) => {
    const network = networkOf(value.network)
    const fault = network === undefined ? undefined : faultOfAddress(network, value.address)
    if (fault !== undefined)
      issues.push({ code: 'custom', path: ['address'], message: fault, input: value.address })
  })

export const addWalletDefaults = { network: 'TRC20', address: '', label: '', fundPassword: '' }

export const toCommand = ({
  network,
  label,
  ...wallet
}: z.output<typeof addWalletSchema>): RequestInput<typeof payeesAddWallet> => ({
  ...wallet,
  network: networkOf(network) ?? 'TRC20',
  label: label === '' ? undefined : label,
})
