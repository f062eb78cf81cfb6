import type { Decimal, Language, RequestStatus } from '@onelot/domain'
import { type FundRequest, otherEndOf } from '../fund-requests/fundRequest.ts'
import type { Cell, Row } from './csv.ts'
import { type TableTexts, timeCell } from './tables.ts'

export const requestColumns = [
  'ended',
  'where',
  'amount',
  'currency',
  'paid',
  'unit',
  'rate',
  'state',
  'number',
] as const
export type RequestColumn = (typeof requestColumns)[number]

/** The words of a file of deposits or withdrawals, in the reader's language. */
export interface RequestTexts extends Pick<TableTexts, 'zone' | 'time'> {
  readonly language: Language
  readonly requestColumn: (column: RequestColumn) => string
  readonly fee: string
  readonly state: (state: RequestStatus) => string
}

const number = (value: Decimal | undefined): Cell => value && { number: value }

/**
 * Deposits or withdrawals: what is credited, or leaves with its fee, beside what was paid or arrives. Amounts have no sign; the state says whether
 * they moved.
 */
export function requestTable(requests: readonly FundRequest[], texts: RequestTexts): readonly Row[] {
  const [ended, where, amount, currency, ...others] = requestColumns.map(texts.requestColumn)
  const rows = requests.map((asked): Row => {
    const { kind, request } = asked
    const moved = kind === 'deposit' ? request.credit : request.money
    const paid = kind === 'deposit' ? request.paid : request.arrives
    return [
      timeCell(texts.zone, request.submittedAt),
      request.endedAt && timeCell(texts.zone, request.endedAt),
      otherEndOf(asked, texts.language),
      number(moved.amount),
      moved.currency,
      kind === 'deposit' ? undefined : number(request.fee.amount),
      number(paid.amount),
      paid.unit,
      number(request.rate),
      texts.state(request.state),
      request.id,
    ]
  })
  return [[texts.time, ended, where, amount, currency, texts.fee, ...others], ...rows]
}
