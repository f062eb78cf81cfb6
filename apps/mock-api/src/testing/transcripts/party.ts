import {
  type LedgerLineOnWire,
  type OrderOnWire,
  type ResponseOf,
  fundRecords,
  tradeOrders,
} from '@onelot/api-client'
import type { TestBroker, TestMember } from '../testBroker.ts'
import { ledgerLine, orderLine } from './lines.ts'
import type { Names } from './names.ts'

const PAGE = 100

/** A member of a script. */
export interface Party {
  readonly member: TestMember
  /** What has changed in the orders and in the ledger since it was read last. */
  changes(): Promise<readonly string[]>
}

export function createParty(
  alias: string,
  member: TestMember,
  { call }: Pick<TestBroker, 'call'>,
  names: Names,
): Party {
  let sequence = 0
  /** What is recorded of each order, by its id. */
  const recorded = new Map<string, string>()

  async function newLines(): Promise<readonly LedgerLineOnWire[]> {
    const found: LedgerLineOnWire[] = []
    let after: string | undefined
    for (;;) {
      const page: ResponseOf<typeof fundRecords> = await call(fundRecords, { pageSize: PAGE, after }, member)
      const fresh = page.lines.filter((line) => line.sequence > sequence)
      found.unshift(...fresh.toReversed())
      if (page.next === undefined || fresh.length < page.lines.length) return found
      after = page.next
    }
  }
  async function allOrders(): Promise<readonly OrderOnWire[]> {
    const found: OrderOnWire[] = []
    let after: string | undefined
    for (;;) {
      const request = { state: 'all', pageSize: PAGE, after } as const
      const page: ResponseOf<typeof tradeOrders> = await call(tradeOrders, request, member)
      found.push(...page.orders.map(({ order }) => order))
      if (page.next === undefined) return found
      after = page.next
    }
  }
  async function changedOrders(): Promise<readonly string[]> {
    const changed = (await allOrders())
      .map((order) => ({ order, line: orderLine(order) }))
      .filter(({ order, line }) => recorded.get(order.id) !== line)
      // By what they are, for orders of one moment are listed by their ids.
      .map((one) => ({
        ...one,
        rank: [one.order.placedAt, one.line, names.of(one.order.position)].join(' '),
      }))
      .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    return changed.map(({ order, line }) => {
      recorded.set(order.id, line)
      return `  ${alias} ${names.ofOrder(order)} ${line}`
    })
  }

  return {
    member,
    async changes() {
      const orders = await changedOrders()
      const lines = await newLines()
      sequence = lines.at(-1)?.sequence ?? sequence
      return [...orders, ...lines.map((line) => `  ${alias} ${ledgerLine(line, names)}`)]
    },
  }
}
