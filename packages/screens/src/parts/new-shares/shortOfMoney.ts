import type { Refusal } from '@onelot/domain'

/** Whether it is money that is missing. */
export const isShortOfMoney = ({ code }: Pick<Refusal, 'code'>): boolean =>
  code === 'BALANCE_INSUFFICIENT' || code === 'AVAILABLE_INSUFFICIENT'
