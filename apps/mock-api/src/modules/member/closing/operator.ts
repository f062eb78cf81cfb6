import { cursorText } from '@onelot/api-client'
import { accountStream, no, ok, refuse, sliceOf, tradingCollections } from '@onelot/domain'
import { type KeptRecords, closing, keptRecords, keptUntil } from '@onelot/domain/modules/member/closing'
import * as z from 'zod/mini'
import { storedPage } from '../../../http/paging.ts'
import { ledgerCollections } from '../../../kernel/projection.ts'
import { operatorAction } from '../../base/operatorAction.ts'
import { accountText } from '../../base/operatorShapes.ts'
import { nameKeptOf } from './keptName.ts'

const PAGE = 50

const collectionOf = {
  transactions: { transactions: ledgerCollections.lines },
  investments: { orders: tradingCollections.orders, executions: tradingCollections.executions },
} as const satisfies Readonly<Record<KeptRecords, Readonly<Record<string, string>>>>

const lists = { ...collectionOf.transactions, ...collectionOf.investments } as const
const listText = z.enum(['transactions', 'orders', 'executions'])
const recordsOf = (list: z.output<typeof listText>): KeptRecords =>
  list === 'transactions' ? 'transactions' : 'investments'

/** What is kept of a closed account, as long as it is kept; ACCOUNT_NOT_FOUND for one that is open or never was. */
const closedAccount = operatorAction(
  '/closedAccount',
  z.strictObject({
    account: accountText,
    list: z.exactOptional(listText),
    after: z.exactOptional(cursorText),
  }),
  async ({ account, list, after }, { services }) => {
    const stream = accountStream(account)
    await services.settle(stream, services.clock.now())
    const { closedAt, kept } = sliceOf((await services.streams.load(stream)).state, closing)
    if (closedAt === undefined) return no(refuse('ACCOUNT_NOT_FOUND', {}))
    const until = keptRecords.filter((records) => kept.includes(records))
    const known = {
      closedAt,
      name: await nameKeptOf(services, account),
      keptUntil: Object.fromEntries(until.map((records) => [records, keptUntil(closedAt, records)])),
    }
    if (list === undefined) return ok(known)
    if (!kept.includes(recordsOf(list))) return ok({ ...known, rows: [], total: 0 })
    const found = await storedPage(services, { collection: lists[list], stream }, { after, pageSize: PAGE })
    return found.ok
      ? ok({ ...known, ...found.value, rows: found.value.rows.map(({ row }) => row.body) })
      : found
  },
)

export const closingActions = [closedAccount]
