import type { DueCommand } from '../../base/module/module.ts'

export type ClosingCommand =
  | { readonly kind: 'closing.close' }
  | (DueCommand & { readonly kind: 'closing.endTransactions' | 'closing.endInvestments' })
