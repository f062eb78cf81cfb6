import type { TradeSummary } from '@onelot/api-client'
import {
  AssetSummary,
  Card,
  ChangeBadge,
  ChipGroup,
  Icon,
  Money,
  Skeleton,
  Stack,
  Text,
  useLongest,
} from '@onelot/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { usePreferences } from '../../base/ports/ports.ts'
import { changeOf } from '../../parts/account-figures/changeOf.ts'
import { useCurrencyOrder } from '../../parts/account-figures/useCurrencyOrder.ts'
import { FigureSheet } from '../../parts/account-figures/FigureSheet.tsx'
import { useOpened } from '../../base/states/useOpened.ts'
import { explain } from './explain.ts'
import type { AssetFigure } from './figures.ts'
import { HoldsSheet } from './HoldsSheet.tsx'
import * as styles from './MineScreen.css.ts'

/** What one owns, in one currency at a time: the total, what it consists of, and what was made. Each figure explains itself. */
export function Assets({ summary }: { summary: TradeSummary }) {
  const { t } = useTranslation('mine')
  const preferences = usePreferences()
  const { totals } = useCurrencyOrder()
  const explained = useOpened<AssetFigure>()
  const { profitableFunds, paidIn } = summary
  const profit = changeOf(profitableFunds, paidIn)
  const summed = explained.value === 'frozen' ? undefined : explained.value
  const longest = useLongest([summary.available, summary.holdingFunds, summary.frozen, profitableFunds])
  const press = (figure: AssetFigure) => () => {
    explained.open(figure)
  }
  return (
    <Card as="section" aria-label={t('totalAssets')}>
      <Stack gap="x4">
        <AssetSummary
          label={t('totalAssets')}
          total={summary.totalAssets}
          onTotalPress={press('totalAssets')}
          onHideChange={({ hidden }) => preferences.set({ hideAmounts: hidden })}
        />
        <div className={styles.figures} style={assignInlineVars({ [styles.longestVar]: longest.toFixed(2) })}>
          {(['available', 'holdingFunds', 'frozen'] as const).map((of) => (
            <Figure key={of} label={t(`figures.${of}`)} onPress={press(of)}>
              <Money value={summary[of]} weight="strong" fit={longest} />
            </Figure>
          ))}
          <Figure label={t('figures.profitableFunds')} onPress={press('profitableFunds')}>
            <Money value={profitableFunds} tone="change" weight="strong" fit={longest} />
            {profit.rate === undefined ? null : <ChangeBadge change={profit} />}
          </Figure>
        </div>
        <ChipGroup
          label={t('currency')}
          options={totals.map((value) => ({ value, label: value }))}
          value={preferences.totalsIn}
          onSelect={({ value }) => preferences.set({ totalsIn: value })}
        />
      </Stack>
      <HoldsSheet
        summary={summary}
        open={explained.isOpen && explained.value === 'frozen'}
        onClose={explained.close}
      />
      <FigureSheet
        open={explained.isOpen && summed !== undefined}
        explained={summed && explain(summed, summary, t)}
        labels={{ total: t('sum'), rate: t('return') }}
        onClose={explained.close}
      />
    </Card>
  )
}

interface FigureProps {
  label: string
  onPress: () => void
  children: ReactNode
}

function Figure({ label, onPress, children }: FigureProps) {
  return (
    <button type="button" className={styles.figure} onClick={onPress}>
      <span className={styles.figureLabel}>
        <Text size="small" tone="secondary">
          {label}
        </Text>
        <span className={styles.chevron}>
          <Icon icon={ChevronRight} size="small" />
        </span>
      </span>
      {children}
    </button>
  )
}

export function AssetsSkeleton() {
  return (
    <Card>
      <Stack gap="x4">
        <Stack gap="x1">
          <Skeleton line="small" width="6em" />
          <Skeleton line="display" width="60%" />
        </Stack>
        <div className={styles.figures}>
          {[1, 2, 3, 4].map((figure) => (
            <Stack key={figure} gap="x1">
              <Skeleton line="small" width="5em" />
              <Skeleton width="7em" />
            </Stack>
          ))}
        </div>
        <Skeleton shape="block" height="2.75rem" />
      </Stack>
    </Card>
  )
}
