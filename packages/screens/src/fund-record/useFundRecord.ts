import { type FundFlow, fundRecords } from '@onelot/api-client'
import type { Currency, PositionId } from '@onelot/domain'
import { useState } from 'react'
import { usePages } from '../data/usePages.ts'

export const recordTabs = ['transactions', 'deposits', 'withdrawals'] as const
export type RecordTab = (typeof recordTabs)[number]

const flows: Readonly<Record<RecordTab, FundFlow | undefined>> = {
  transactions: undefined,
  deposits: 'deposit',
  withdrawals: 'withdrawal',
}

/** The movements of the chosen tab and currency, or those of one position. */
export function useFundRecord(position: PositionId | undefined) {
  const [tab, setTab] = useState<RecordTab>('transactions')
  const [currency, setCurrency] = useState<Currency>()
  const flow = flows[tab]
  const list = usePages(
    fundRecords,
    (page) => ({ position, currency, flow, ...page }),
    ({ lines, next, positions }) => ({
      items: lines.map((line) => ({ ...line, position: positions.find(({ id }) => id === line.ref) })),
      next,
    }),
  )
  return { tab, setTab, currency, setCurrency, list }
}
export type FundRecordModel = ReturnType<typeof useFundRecord>
