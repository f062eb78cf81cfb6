import type { RowChange } from '../../../base/module/rows.ts'
import type { DividendRecord } from '../corporateActions/dividends.ts'
import type { TradingEvent } from '../event.ts'
import type { PositionRebased } from '../corporateActions/splits.ts'

/** Lists of what companies do. */
export const actionCollections = {
  /** Announced actions that the account has noted and dividends that it is owed, by action: whom a payment reaches. */
  noted: 'trading.noted',
  /** Dividends as `{ record: DividendRecord }`; `state` is their status. */
  dividends: 'trading.dividends',
  /** How splits re-based positions, as `{ rebased: PositionRebased }`. */
  rebased: 'trading.rebased',
} as const

const notedRow = (id: string, sortKey: string | undefined): RowChange => ({
  collection: actionCollections.noted,
  key: id,
  row: sortKey === undefined ? undefined : { state: 'noted', group: id, sortKey, body: {} },
})

const recordRow = (record: DividendRecord): RowChange => ({
  collection: actionCollections.dividends,
  key: record.id,
  row: { state: record.status, sortKey: `${record.at} ${record.id}`, body: { record } },
})

type Counted = Extract<TradingEvent, { kind: 'trading.dividendCounted' }>

function countedRows({ dividend, longs, shorts, at }: Counted): readonly RowChange[] {
  const { id } = dividend
  const received = { id, dividend, kind: 'received', status: 'entitled', lines: longs, at } as const
  const charged = { id: `${id}-short`, dividend, kind: 'charged', status: 'paid', lines: shorts, at } as const
  return [
    ...(longs.length === 0 ? [notedRow(id, undefined)] : [recordRow(received)]),
    ...(shorts.length === 0 ? [] : [recordRow(charged)]),
  ]
}

export function actionRows(events: readonly TradingEvent[]): readonly RowChange[] {
  return events.flatMap((event): readonly RowChange[] => {
    switch (event.kind) {
      case 'trading.actionNoted':
        return [notedRow(event.action.id, `${event.action.opensAt} ${event.action.id}`)]
      case 'trading.dividendCounted':
        return countedRows(event)
      case 'trading.dividendPaid': {
        const { dividend, longs: lines, at } = event
        const { id } = dividend
        return [
          notedRow(id, undefined),
          recordRow({ id, dividend, kind: 'received', status: 'paid', lines, at }),
        ]
      }
      case 'trading.rightsCounted':
        return [notedRow(event.rights.id, undefined)]
      case 'trading.splitApplied':
        return [notedRow(event.split.id, undefined)]
      case 'trading.positionRebased': {
        const { position, at, ratio, cash } = event
        const lots = position.status === 'open' ? position.fill.lots : 0
        const rebased: PositionRebased = { position: position.id, at, ratio, lots, cash }
        const row = { state: 'split', sortKey: `${at} ${position.id}`, body: { rebased } }
        return [{ collection: actionCollections.rebased, key: `${position.id} ${at}`, row }]
      }
      default:
        return []
    }
  })
}
