/** What is deposited, before it is paid: dropped once it was submitted. */
export const DEPOSIT_DRAFT = 'deposit'

/** The voucher of a payment of an amount to a channel. */
export const voucherDraft = (channel: string, amount: string): string => `deposit ${channel} ${amount}`
