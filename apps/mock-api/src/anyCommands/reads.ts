import {
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  contract,
  fundMonths,
  parseWire,
  tradeHoldings,
  tradeOrders,
  tradePositions,
  tradeSummary,
} from '@onelot/api-client'
import type { DrawnBroker, DrawnMember } from './drawnBroker.ts'

interface Read {
  readonly endpoint: Endpoint
  readonly request: object
}
const read = <E extends Endpoint>(endpoint: E, request: RequestInput<E> & object): Read => ({
  endpoint,
  request,
})

const {
  portfolioStatement,
  portfolioProfits,
  portfolioReturn,
  portfolioDays,
  portfolioClosings,
  portfolioYear,
} = contract.portfolio
const { messagesList } = contract.messages
const { dividendsRecords } = contract.dividends
const { checkInStatus } = contract.checkIn
const { exchangeChart } = contract.exchange
const { realNameStatus } = contract.realName
const { payeesList } = contract.payees
const { priceAlertsList } = contract.priceAlerts
const page = { pageSize: 100 } as const
const range = { currency: 'USD', zone: 'Asia/Seoul', range: 'w1' } as const

/** What screens show of an account. */
const readsOn = (date: string): readonly Read[] => [
  read(tradeSummary, { currency: 'USD' }),
  read(tradeHoldings, { currency: 'KRW' }),
  read(tradePositions, { tab: 'inProgress', ...page }),
  read(tradePositions, { tab: 'terminated', ...page }),
  read(tradeOrders, { state: 'all', ...page }),
  read(messagesList, page),
  read(priceAlertsList, {}),
  read(checkInStatus, {}),
  read(exchangeChart, { from: 'THB', to: 'KRW' }),
  read(realNameStatus, {}),
  read(payeesList, {}),
  read(dividendsRecords, page),
  read(portfolioStatement, { date }),
  read(portfolioProfits, { ...range, ...page }),
  read(portfolioReturn, range),
  read(portfolioReturn, { ...range, range: 'all' }),
  read(portfolioDays, { currency: 'KRW', zone: range.zone, month: date }),
  read(portfolioClosings, range),
  read(portfolioYear, { currency: 'KRW' }),
  read(fundMonths, { zone: 'Asia/Seoul' }),
]

/** One of the reads of a member; an error where it is not answered as the contract says. */
export async function readOne(drawn: DrawnBroker, member: DrawnMember, pick: number): Promise<void> {
  const reads = readsOn(drawn.clock.now().slice(0, 10))
  const found = reads[pick % reads.length]
  if (found === undefined) return
  const { endpoint, request } = found
  const { status, data, text } = await drawn.read(member, endpoint.path, request)
  const parsed = parseWire(endpoint.response, data)
  if (status !== 1) drawn.errors.push(`${endpoint.path} was answered ${text}`)
  else if (!parsed.ok) drawn.errors.push(`${endpoint.path} broke the contract: ${parsed.issues.join('; ')}`)
}

/** What a read answers; undefined where it is refused. */
export async function answerTo<E extends Endpoint>(
  drawn: DrawnBroker,
  member: DrawnMember,
  endpoint: E,
  request: RequestInput<E> & object,
): Promise<ResponseOf<E> | undefined> {
  const { status, data } = await drawn.read(member, endpoint.path, request)
  const answer = parseWire<E['response']>(endpoint.response, data)
  return status === 1 && answer.ok ? answer.value : undefined
}
