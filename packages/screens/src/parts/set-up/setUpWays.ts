import type { SetUpItem } from '@onelot/domain'
import { IdCard, KeyRound, Landmark, type LucideIcon } from 'lucide-react'
import type { PlainRoute } from '../../base/definition/routes.ts'

/** Where each item of what is set up is done. */
export const setUpWays = {
  realName: { to: 'realName', icon: IdCard },
  fundPassword: { to: 'fundPassword', icon: KeyRound },
  payee: { to: 'addBankCard', icon: Landmark },
} as const satisfies Readonly<Record<SetUpItem, { readonly to: PlainRoute; readonly icon: LucideIcon }>>
