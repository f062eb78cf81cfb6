import {
  type OwnCurrency,
  type Decimal,
  type FundHours,
  type FundLimits,
  currencies,
  decimal,
  defaultDepositHours,
  defaultDepositLimits,
} from '@onelot/domain'
import type { DepositChannel } from '@onelot/domain/modules/funds/deposits'
import { faultOfAddress, walletNetworks } from '@onelot/domain/modules/member/payees'
import * as z from 'zod/mini'
import { fundHoursShape, fundLimitsShape, usdtRateText } from '../fundSettings.ts'
import { defineSettings } from '../../base/moduleSettings.ts'

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const common = {
  id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  /** Customer service gives it to the members who may use the channel. */
  password: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(40))),
}
const bankShape = z.strictObject({
  ...common,
  method: z.literal('bank'),
  currency: z.enum(currencies),
  bank: text,
  holder: text,
  number: z.string().check(z.regex(/^[\d-]{4,34}$/)),
})
const walletShape = z
  .strictObject({ ...common, method: z.literal('wallet'), network: z.enum(walletNetworks), address: text })
  .check(z.refine(({ network, address }) => faultOfAddress(network, address) === undefined))
const channelsShape = z.array(z.discriminatedUnion('method', [bankShape, walletShape])).check(
  z.maxLength(40),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
)

/** Where members pay to. */
export type PaidChannel = z.output<typeof channelsShape>[number]

interface DepositSettings {
  readonly limits: FundLimits
  readonly hours: FundHours
  readonly channels: readonly PaidChannel[]
  /** US dollars that one USDT is credited as. */
  readonly usdtRate: Decimal
}

/** What a member who pays in sees as the holder of the broker's accounts. */
const HOLDER = 'Onelot Securities'

const bank = (currency: OwnCurrency, name: string, number: string): PaidChannel => ({
  id: `bank-${currency}`,
  method: 'bank',
  currency,
  bank: name,
  holder: HOLDER,
  number,
})

export const defaultChannels: readonly PaidChannel[] = [
  bank('KRW', 'Hanbit Bank', '100-2026-0310-01'),
  bank('USD', 'Hanbit Bank', '100-2026-0310-02'),
  bank('TWD', 'Formosa Trust Bank', '8120-0031-0001'),
  bank('THB', 'Siam River Bank', '025-310-2026'),
  bank('CNY', 'Hanbit Bank', '100-2026-0310-03'),
  bank('HKD', 'Hanbit Bank', '100-2026-0310-04'),
  bank('JPY', 'Hanbit Bank', '100-2026-0310-05'),
  bank('VND', 'Hanbit Bank', '100-2026-0310-06'),
  bank('MYR', 'Hanbit Bank', '100-2026-0310-07'),
  { ...bank('KRW', 'Hanbit Private Bank', '900-2026-0310-01'), id: 'private-KRW', password: '310310' },
  { id: 'usdt-TRC20', method: 'wallet', network: 'TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  {
    id: 'usdt-ERC20',
    method: 'wallet',
    network: 'ERC20',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  },
]

export const settings = defineSettings<DepositSettings>(
  'deposits',
  {
    limits: defaultDepositLimits,
    hours: defaultDepositHours,
    channels: defaultChannels,
    usdtRate: decimal('0.998'),
  },
  z.strictObject({
    limits: z.exactOptional(fundLimitsShape),
    hours: z.exactOptional(fundHoursShape),
    channels: z.exactOptional(channelsShape),
    usdtRate: z.exactOptional(usdtRateText),
  }),
)

/** What is credited: US dollars for USDT. */
export const currencyOf = (channel: PaidChannel): OwnCurrency =>
  channel.method === 'wallet' ? 'USD' : channel.currency

/** The bank or the network, as records name it. */
export const placeOf = (channel: PaidChannel): string =>
  channel.method === 'wallet' ? channel.network : channel.bank

export const forRules = (channel: PaidChannel): DepositChannel => ({
  id: channel.id,
  method: channel.method,
  currency: currencyOf(channel),
  place: placeOf(channel),
})
