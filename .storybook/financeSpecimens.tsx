import { decimal, epochMs, money, plusMs } from '@onelot/domain'
import {
  AmountField,
  BeforeAfter,
  Button,
  DataTable,
  Money,
  MoneyEntry,
  ProductCard,
  QuantityStepper,
  StatusTag,
} from '@onelot/ui'
import type { ReactNode } from 'react'
import { sampleNow } from '../packages/ui/src/finance/sampleMarket.ts'
import type { SpecimenTexts } from './specimenTexts.ts'

const nothing = () => undefined
/** A day and nine hours after the time of specimens. */
export const sampleDeadline = plusMs(sampleNow, 33 * 3_600_000)

const feesByMonth = [
  { month: '2026-01', fee: decimal('1700') },
  { month: '2026-02', fee: decimal('2500') },
]

/** While its keys are there. */
const typedInto = {
  field: { current: null },
  typing: true,
  replaces: false,
  error: undefined,
  enter: nothing,
  done: nothing,
  typed: nothing,
  next: nothing,
}

/** One of each finance widget that needs more than a line, at rest and with its parts, keyed by the name of its file. */
export const financeSpecimens: Readonly<Record<string, (t: SpecimenTexts) => ReactNode>> = {
  StatusTag: () => <StatusTag status="lending" />,
  DataTable: (t) => (
    <DataTable
      label={t.fee}
      columns={[
        { id: 'month', kind: 'text', label: t.month, cell: ({ month }) => month },
        {
          id: 'fee',
          kind: 'number',
          label: t.fee,
          value: ({ fee }) => fee,
          total: decimal('4200'),
        },
      ]}
      rows={feesByMonth}
      keyOf={({ month }) => month}
    />
  ),
  AmountField: (t) => (
    <AmountField label={t.value} currency="KRW" text="71200" hint={t.noneText} onChange={nothing} />
  ),
  MoneyEntry: (t) => (
    <MoneyEntry
      entry={typedInto}
      label={t.value}
      currency="KRW"
      text="71200"
      hint={t.noneText}
      onType={nothing}
      choices={{
        label: t.most,
        options: [
          { value: '50000', label: '₩50K' },
          { value: '71200', label: '₩71.2K' },
        ],
        value: '71200',
      }}
    />
  ),
  BeforeAfter: () => (
    <BeforeAfter
      before={<Money value={money('KRW', '1250000')} own={false} size="small" tone="secondary" />}
      after={<Money value={money('KRW', '980000')} own={false} size="small" weight="strong" />}
    />
  ),
  QuantityStepper: (t) => (
    <QuantityStepper label={t.shares} hint={t.most} value={29} max={100} onChange={nothing} />
  ),
  ProductCard: (t) => (
    <ProductCard
      name={t.stock}
      details="KRX 204550"
      phase="open"
      figure={{ label: t.value, value: money('KRW', '243600') }}
      deadline={{ label: t.closes, until: sampleDeadline, over: t.none }}
      facts={[{ label: t.fee, value: <Money value={money('KRW', '0')} own={false} weight="strong" /> }]}
      now={() => epochMs(sampleNow)}
      action={<Button block>{t.buy}</Button>}
    />
  ),
}
