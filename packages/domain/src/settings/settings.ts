import { type Decimal, decimal } from '../money/decimal.ts'

/** Figures that the site may set (RULES, marked "site"). Per-market figures stand with the markets. */
export interface SiteSettings {
  /** Share of the margin at which a leveraged or short position is closed by the system. */
  readonly stopOutRate: Decimal
  /** A pending fund operation blocks trading orders too (DESIGN 5). */
  readonly pendingBlocksTrading: boolean
  /** Practice money that a new account receives, by currency. */
  readonly practiceMoney: Readonly<Record<'KRW' | 'USD' | 'THB' | 'TWD', Decimal>>
  /** The code that ties a new account to the house, where an inviter has none of his own. */
  readonly houseInvitation: string
}

export const defaultSettings: SiteSettings = {
  stopOutRate: decimal('0.2'),
  pendingBlocksTrading: false,
  practiceMoney: {
    KRW: decimal('100000000'),
    USD: decimal('100000'),
    THB: decimal('3000000'),
    TWD: decimal('3000000'),
  },
  houseInvitation: 'ONELOT',
}
