import { realNameCodes } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { networkText } from '../funds/fundShapes.ts'
import { instantText, list } from '../base/scalars.ts'
import { fundPasswordText } from './security.ts'

const idText = z.string().check(z.minLength(1), z.maxLength(64))
/** Country and the code that banks of the country have among them: `KR004`, `US021000021`. */
const bankText = z.string().check(z.regex(/^[A-Z]{2}(\d{3}|\d{9})$/))

/** The branch of a bank, and the name that a member gives a wallet. */
const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

const common = {
  payee: idText,
  /** Chosen where money is withdrawn, unless another one is picked. One of each list. */
  isDefault: z.boolean(),
  addedAt: instantText,
  /** When a withdrawal to it last passed; missing before. */
  lastUsedAt: z.optional(instantText),
}

const listShape = z.object({
  /** The earliest first. */
  cards: list(
    z.object({
      ...common,
      bank: bankText,
      /** Of the number, of which no more is told. */
      lastFour: z.string(),
      branch: z.optional(z.string()),
    }),
  ),
  /** The earliest first. */
  wallets: list(
    z.object({ ...common, network: networkText, address: z.string(), label: z.optional(z.string()) }),
  ),
  /** So many of each at most. */
  most: z.int(),
})

const addedShape = z.object({ payee: idText })

const addingRefusals = [
  'FUND_PASSWORD_NOT_SET',
  ...realNameCodes,
  'CARD_EXISTS',
  'CARDS_FULL',
  'FUND_PASSWORD_WRONG',
] as const

export const payeesList = defineEndpoint({
  path: 'payees/list',
  summary: 'The bank accounts and the wallets that the member has money paid to.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({}),
  response: listShape,
  refusals: [],
  successes: [],
  example: {},
})
export type Payees = ResponseOf<typeof payeesList>
export type CardOnWire = Payees['cards'][number]
export type WalletOnWire = Payees['wallets'][number]

export const payeesAddCard = defineEndpoint({
  path: 'payees/addCard',
  summary:
    'Links a bank account in the member’s own name, which is compared with the verified one. A bank account is linked to one member at most.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    bank: bankText,
    number: z.string().check(z.regex(/^\d{8,20}$/)),
    holder: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    branch: z.optional(shortText),
    fundPassword: fundPasswordText,
  }),
  response: addedShape,
  refusals: [...addingRefusals, 'REAL_NAME_MISMATCH'],
  successes: ['ADDED'],
  secrets: ['number', 'holder', 'fundPassword'],
})

export const payeesAddWallet = defineEndpoint({
  path: 'payees/addWallet',
  summary:
    'Links a wallet. The address is checked by its network’s checksum: VALIDATION on `address` with `base58check` (TRC20) or `eip55` (ERC20, where upper and lower case are mixed).',
  access: 'member',
  kind: 'write',
  request: z.strictObject({
    network: networkText,
    address: z.string().check(z.minLength(1), z.maxLength(100)),
    label: z.optional(shortText),
    fundPassword: fundPasswordText,
  }),
  response: addedShape,
  refusals: addingRefusals,
  successes: ['ADDED'],
  secrets: ['address', 'fundPassword'],
})

export const payeesUnbind = defineEndpoint({
  path: 'payees/unbind',
  summary: 'Removes a bank account or a wallet, unless a withdrawal to it is under review.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ payee: idText, fundPassword: fundPasswordText }),
  response: z.object({}),
  refusals: [
    'CARD_NOT_FOUND',
    'CARD_NOT_OWN',
    'FUND_OPERATION_PENDING',
    'FUND_PASSWORD_NOT_SET',
    'FUND_PASSWORD_WRONG',
  ],
  successes: ['UNBOUND'],
  secrets: ['fundPassword'],
})

export const payeesMakeDefault = defineEndpoint({
  path: 'payees/makeDefault',
  summary: 'Makes a bank account, or a wallet, the one that is chosen where money is withdrawn.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ payee: idText }),
  response: z.object({}),
  refusals: ['CARD_NOT_FOUND', 'CARD_NOT_OWN'],
  successes: [],
})

export const payees = {
  payeesList,
  payeesAddCard,
  payeesAddWallet,
  payeesUnbind,
  payeesMakeDefault,
} as const
