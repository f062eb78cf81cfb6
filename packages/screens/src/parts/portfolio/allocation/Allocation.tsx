import type { TradeHoldings } from '@onelot/api-client'
import { SegmentedControl, Stack } from '@onelot/ui'
import { AllocationDonut } from '@onelot/ui/charts'
import { useState } from 'react'
import { useMarketRules } from '../../../base/data/useMarketRules.ts'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { useName } from '../../../base/i18n/useName.ts'

const divisions = ['instrument', 'market', 'currency'] as const
type Division = (typeof divisions)[number]

export interface AllocationProps {
  holdings: TradeHoldings
  /** How it is divided first. @defaultValue 'market' */
  first?: Division
}

/** The total assets by instrument, by market or by currency; each adds up to them. */
export function Allocation({ holdings, first = 'market' }: AllocationProps) {
  const { t } = useTranslation('allocation')
  const name = useName()
  const rules = useMarketRules()
  const [by, setBy] = useState<Division>(first)
  const partsBy = {
    instrument: () =>
      holdings.byHolding.map(({ of, worth }) => ({ id: of, label: nameOfHolding(of), amount: worth })),
    market: () =>
      holdings.byMarket.map(({ of, worth }) => ({ id: of, label: nameOfMarket(of), amount: worth })),
    currency: () => holdings.byCurrency.map(({ of, worth }) => ({ id: of, label: of, amount: worth })),
  }
  return (
    <Stack gap="x3">
      <SegmentedControl
        label={t('by')}
        segments={divisions.map((value) => ({ value, label: t(value) }))}
        value={by}
        onChange={({ value }) => setBy(value)}
      />
      <AllocationDonut label={t('label')} total={holdings.totalAssets} parts={partsBy[by]()} />
    </Stack>
  )

  function nameOfHolding(of: TradeHoldings['byHolding'][number]['of']): string {
    if (of === 'cash') return t('cash')
    if (of === 'copy') return t('copy')
    const held = holdings.byInstrument.find(({ instrument }) => instrument === of)
    return held === undefined ? of : name(held.name)
  }
  function nameOfMarket(of: TradeHoldings['byMarket'][number]['of']): string {
    if (of === 'cash' || of === 'copy') return t(of)
    const market = rules(of)
    return market === undefined ? of : name(market.name)
  }
}
