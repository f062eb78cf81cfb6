import type { Names } from './moduleNames.ts'
import { productTestingFiles } from './moduleTesting.ts'
import { productBrokerTest } from './productBrokerTest.ts'

/** A product's part of the contract. */
export const productContractText = ({ name }: Names): string => `import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import { decimalText, instantText, instrumentIdText, lotsShape, moneyShape } from '../base/scalars.ts'

const purchaseShape = z.object({
  /** That of the request, and of the position that it leads to. */
  id: z.string(),
  instrument: instrumentIdText,
  lots: lotsShape,
  price: decimalText,
  /** On hold while it is under review. */
  value: moneyShape,
  submittedAt: instantText,
  state: z.enum(['underReview', 'passed', 'rejected', 'cancelled']),
})

export const ${name}Submit = defineEndpoint({
  path: '${name}/submit',
  summary: 'Asks for shares at the price of now; their value is on hold until the request is reviewed.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ instrument: instrumentIdText, lots: lotsShape }),
  response: z.object({ purchase: purchaseShape }),
  refusals: [
    'ACCOUNT_NOT_FOUND',
    'PRODUCT_UNAVAILABLE',
    'ACCOUNT_FROZEN',
    'ACCOUNT_DISABLED',
    'TRADING_BANNED',
    'REAL_NAME_REQUIRED',
    'REAL_NAME_UNDER_REVIEW',
    'REAL_NAME_REJECTED',
    'FUND_OPERATION_PENDING',
    'PRICE_UNAVAILABLE',
    'BALANCE_INSUFFICIENT',
    'AVAILABLE_INSUFFICIENT',
  ],
  successes: ['PURCHASED'],
  example: { instrument: 'KRX:005930', lots: 3 },
})

export const ${name}List = defineEndpoint({
  path: '${name}/list',
  summary: 'What the member asked for, the newest first; with \`open\`, what is under review.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({ open: z.optional(z.boolean()), ...listPageShape }),
  response: z.object({ purchases: rowsOf(purchaseShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const ${name} = { ${name}Submit, ${name}List } as const
`

const stored = ({ area, name }: Names) => `import type { RequestRecord, RowValue } from '@onelot/domain'
import type { LockedPurchase, PurchaseTerms } from '@onelot/domain/modules/${area}/${name}'

export const PURCHASE = '${name}.purchase'

/** The terms of a request of the kind: the module writes them. */
export const termsIn = ({ terms }: Pick<RequestRecord, 'terms'>): PurchaseTerms => terms as PurchaseTerms

/** What a request that passes costs. */
export const moneyOf = (record: Pick<RequestRecord, 'terms'>) => termsIn(record).value

/** The rules write each purchase as the body of its row. */
export const purchaseInRow = ({ body }: RowValue): LockedPurchase => body as LockedPurchase

export const purchaseOnWire = (record: Pick<RequestRecord, 'id' | 'terms' | 'submittedAt' | 'end'>) => ({
  id: record.id,
  ...termsIn(record),
  submittedAt: record.submittedAt,
  state: record.end?.ending ?? ('underReview' as const),
})
`

const endpoints = ({ area, name }: Names) => `import { contract } from '@onelot/api-client'
import { ok } from '@onelot/domain'
import { ${name} as rules } from '@onelot/domain/modules/${area}/${name}'
import { type Route, memberRead, memberWrite } from '../../../http/route.ts'
import { decidedForMember } from '../../base/decided.ts'
import { requestsOfKind } from '../../base/requestsOfKind.ts'
import { submittedIn } from '../../base/requestRules.ts'
import { PURCHASE, moneyOf, purchaseOnWire } from './stored.ts'

const { ${name}Submit, ${name}List } = contract.${name}

export const routes: readonly Route[] = [
  memberWrite(${name}Submit, async ({ instrument, lots }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: '${name}.submit', instrument, lots })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: { purchase: purchaseOnWire(submittedIn(plan)) }, message: 'PURCHASED', plan })
  }),

  memberRead(${name}List, async ({ open, ...page }, { services, account }) => {
    const state = open === true ? 'underReview' : undefined
    const found = await requestsOfKind(services, account, PURCHASE, { state, moneyOf, ...page })
    if (!found.ok) return found
    const { records, ...rest } = found.value
    return ok({ purchases: records.map(purchaseOnWire), ...rest })
  }),
]
`

const operator = ({ area, name }: Names) => `import { ok } from '@onelot/domain'
import { ${name}Collection } from '@onelot/domain/modules/${area}/${name}'
import * as z from 'zod/mini'
import { operatorAction } from '../../base/operatorAction.ts'
import { purchaseInRow } from './stored.ts'

/** Purchases that are answered at most, the newest of all. */
const MOST = 100

/** What operators read: the purchases of all accounts that have passed. */
export const ${name}Actions = [
  operatorAction('/${name}/purchases', z.strictObject({}), async (_, { services }) => {
    const filter = { collection: ${name}Collection, group: 'all' }
    const { rows, total } = await services.store.rows(filter, { limit: MOST })
    return ok({ total, purchases: rows.map(({ stream, row }) => ({ stream, ...purchaseInRow(row) })) })
  }),
]
`

const broker = ({ area, name, pascal }: Names) => `import {
  type Instant,
  type InstrumentId,
  type MessageContent,
  type TradingCommand,
  lockEnd,
  positionId,
} from '@onelot/domain'
import {
  type LockedPurchase,
  type PurchaseTerms,
  type ${pascal}Command,
  type ${pascal}Context,
  type ${pascal}Event,
  ${name} as rules,
} from '@onelot/domain/modules/${area}/${name}'
import * as z from 'zod/mini'
import type { ContextRequest, Reaction } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { listingAt } from '../../base/listing.ts'
import { news } from '../../base/messageSource.ts'
import { defineSettings, featureStates } from '../../base/moduleSettings.ts'
import { shareObstacle } from '../../base/shareObstacle.ts'
import { standingOf } from '../../base/standing.ts'
import { routes } from './endpoints.ts'
import { ${name}Actions } from './operator.ts'
import { PURCHASE, termsIn } from './stored.ts'

/** Whether the product is offered, and for how many trading days its shares are locked. */
const settings = defineSettings(
  '${name}',
  { feature: 'on', lockDays: 5 },
  z.strictObject({
    feature: z.exactOptional(z.enum(featureStates)),
    lockDays: z.exactOptional(z.int().check(z.gte(1), z.lte(250))),
  }),
)

/** The share that a command is about; what is unlocked was paid for long ago. */
const instrumentOf = (command: ${pascal}Command): InstrumentId | undefined => {
  if (command.kind === '${name}.submit') return command.instrument
  return command.kind === '${name}.pass' ? command.terms.instrument : undefined
}

function shareAt(services: Services, id: InstrumentId, now: Instant) {
  const listing = listingAt(services, id, now)
  if (listing?.instrument.kind !== 'stock') return undefined
  const isHalted = services.market.status(id, now) === 'halted'
  const price = isHalted ? undefined : services.market.quote(id, now)?.price
  return { currency: listing.instrument.currency, price, market: listing.market }
}

async function contextOf(
  { command, state, base }: ContextRequest<${pascal}Command>,
  services: Services,
): Promise<${pascal}Context> {
  const id = instrumentOf(command)
  const { feature, lockDays } = services.site.settingsOf(settings)
  const basedOn = id === undefined ? [] : [await services.listingVersion(id)]
  const share = id && shareAt(services, id, base.now)
  return {
    ...base,
    ...standingOf(services, state),
    basedOn,
    offered: feature === 'on',
    share,
    unlocksAt: share && lockEnd(share.market, services.calendar, base.now, lockDays),
  }
}

type Passed = Extract<${pascal}Event, { kind: '${name}.passed' }>

/** What has passed is a position at the price of the request: what is on hold for it pays. */
const opensPosition: Reaction = {
  on: '${name}.passed',
  command({ purchase: { id, terms, lockedUntil } }: Passed): TradingCommand {
    const { instrument, price, lots, value } = terms
    return {
      kind: 'trading.openAllotted',
      terms: {
        position: positionId(id),
        instrument,
        price,
        lots,
        paid: value,
        origin: { module: rules.name, id },
        lock: { until: lockedUntil, cause: 'placement' },
      },
    }
  },
}

export const ${name}: BrokerModule = {
  routes,
  rules: rulesOf(rules, contextOf),
  settings,
  operator: ${name}Actions,
  reactions: [opensPosition],
  requests: [
    {
      kind: PURCHASE,
      on: '${name}.submitted',
      request: ({ terms }: { readonly terms: PurchaseTerms } & ${pascal}Event) => ({
        terms,
        hold: terms.value,
        rejectedBy: ['tradingBanned'],
      }),
      obstacle: (passing, services) =>
        shareObstacle(services, termsIn(passing.request).instrument, passing),
      passed: (request): ${pascal}Command => ({
        kind: '${name}.pass',
        id: request.id,
        terms: termsIn(request),
      }),
    },
  ],
  messages: [
    {
      on: '${name}.unlocked',
      message: ({ purchase }: { readonly purchase: LockedPurchase } & ${pascal}Event): MessageContent =>
        news('orders', 'product', {
          name: '${name}.unlocked',
          instrument: purchase.terms.instrument,
          shares: purchase.terms.lots,
        }),
    },
  ],
}
`

/** Files of the broker's folder of a product. */
export const productBrokerFiles = (names: Names): Readonly<Record<string, string>> => ({
  'module.ts': broker(names),
  'endpoints.ts': endpoints(names),
  'stored.ts': stored(names),
  'operator.ts': operator(names),
  'module.test.ts': productBrokerTest(names),
  ...productTestingFiles(names),
})
