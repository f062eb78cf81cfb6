import {
  type Currency,
  type Decimal,
  type FundHours,
  type FundLimits,
  decimal,
  defaultWithdrawalHours,
  defaultWithdrawalLimits,
} from '@onelot/domain'
import type { WalletNetwork } from '@onelot/domain/modules/member/payees'
import * as z from 'zod/mini'
import { fundHoursShape, fundLimitsShape, usdtRateText } from '../fundSettings.ts'
import { defineSettings } from '../../base/moduleSettings.ts'
import { partText } from '../../base/operatorShapes.ts'

interface WithdrawalSettings {
  readonly limits: FundLimits
  readonly hours: Readonly<Record<'KRW' | 'others', FundHours>>
  /** In US dollars, of what is sent to a wallet. */
  readonly networkFees: Readonly<Record<WalletNetwork, Decimal>>
  /** US dollars that one USDT costs. */
  readonly usdtRate: Decimal
  /** With a lower score nothing is paid out. */
  readonly leastCreditScore: number
}

export const settings = defineSettings<WithdrawalSettings>(
  'withdrawals',
  {
    limits: defaultWithdrawalLimits,
    hours: defaultWithdrawalHours,
    networkFees: { TRC20: decimal('1'), ERC20: decimal('5') },
    usdtRate: decimal('1.002'),
    leastCreditScore: 60,
  },
  z.strictObject({
    limits: z.exactOptional(fundLimitsShape),
    hours: z.exactOptional(z.strictObject({ KRW: fundHoursShape, others: fundHoursShape })),
    networkFees: z.exactOptional(z.strictObject({ TRC20: partText, ERC20: partText })),
    usdtRate: z.exactOptional(usdtRateText),
    leastCreditScore: z.exactOptional(z.int().check(z.gte(0), z.lte(1_000))),
  }),
)

export const hoursOf = ({ hours }: Pick<WithdrawalSettings, 'hours'>, currency: Currency): FundHours =>
  currency === 'KRW' ? hours.KRW : hours.others
