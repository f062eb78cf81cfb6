import type { Currency, Money as Amount } from '@onelot/domain'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ApexOptions } from 'apexcharts'
import { useMemo } from 'react'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { useTheme, useUiMessages } from '../../../theme/ThemeContext.ts'
import { partColours } from '../../../tokens/partColours.ts'
import { formatPercent } from '../../format/number.ts'
import { Money } from '../../Money/Money.tsx'
import { Drawing } from '../Drawing.tsx'
import { DONUT_PX, chartBase, still } from '../chartBase.ts'
import * as table from '../chartTable.css.ts'
import * as styles from './AllocationDonut.css.ts'
import { type AllocationPart, type AllocationShare, OTHER_ID, allocationShares } from './allocation.ts'

export interface AllocationDonutProps {
  /** What is divided: `Total assets`. */
  label: string
  /** The whole as the account has it, all parts in its currency. */
  total: Amount
  /** In any order; the largest five are named, the rest is summed. */
  parts: readonly AllocationPart[]
}

/**
 * What a person's assets are made of. The table under the ring shows the same as text and figures; while amounts are hidden, only percentages
 * show.
 */
export function AllocationDonut({ label, total, parts }: AllocationDonutProps) {
  const { t, theme, palette, locale } = useTheme()
  const shares = useMemo(() => allocationShares(parts, t('display.charts.other')), [parts, t])
  const colours = partColours[theme]
  const surface = palette.colour.surface
  const options = useMemo<ApexOptions>(
    () => ({
      chart: { ...chartBase, type: 'donut' },
      colors: shares.map((share, index) => colourAt(colours, share, index)),
      labels: shares.map((share) => share.label),
      stroke: { width: 2, colors: [surface] },
      dataLabels: { enabled: false },
      legend: { show: false },
      tooltip: { enabled: false },
      states: still,
      plotOptions: { pie: { expandOnClick: false, donut: { size: '74%' } } },
    }),
    [shares, colours, surface],
  )
  if (shares.length === 0) return <EmptyState title={t('display.charts.noParts')} />

  const percent = (share: AllocationShare) => formatPercent(locale, share.share, { places: 1 })
  const told = shares.map((share) =>
    t('display.charts.partOfWhole', { name: share.label, share: percent(share) }),
  )
  return (
    <div className={styles.root}>
      <div className={styles.drawing}>
        <div role="img" aria-label={t('display.charts.allocation', { label, parts: told.join(', ') })}>
          <Drawing
            type="donut"
            width={DONUT_PX}
            height={DONUT_PX}
            series={shares.map(({ share }) => Number(share))}
            options={options}
          />
        </div>
        <div className={styles.middle}>
          <Text size="caption" tone="secondary">
            {label}
          </Text>
          <Money value={total} size="small" weight="bold" fit />
        </div>
      </div>
      <ShareTable
        label={label}
        currency={total.currency}
        shares={shares}
        percent={percent}
        colours={colours}
      />
    </div>
  )
}

type PartColours = (typeof partColours)[keyof typeof partColours]

/** What is left over has the quietest colour, the last, however few are named. */
function colourAt(colours: PartColours, share: AllocationShare, index: number): string {
  const quietest = colours[5]
  return share.id === OTHER_ID ? quietest : (colours[index] ?? quietest)
}

interface ShareTableProps {
  label: string
  currency: Currency
  shares: readonly AllocationShare[]
  percent: (share: AllocationShare) => string
  colours: PartColours
}

function ShareTable({ label, currency, shares, percent, colours }: ShareTableProps) {
  const t = useUiMessages()
  return (
    <div role="region" aria-label={label} tabIndex={0} className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr className={table.head}>
            <th scope="col" className={table.name}>
              {t('display.charts.part')}
            </th>
            <th scope="col" className={table.figure}>
              {t('display.charts.share')}
            </th>
            <th scope="col" className={table.figure}>
              {t('display.charts.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share, index) => (
            <tr key={share.id} className={table.row}>
              <th scope="row" className={table.name}>
                <span className={styles.part}>
                  <span
                    aria-hidden
                    className={styles.swatch}
                    style={assignInlineVars({ [styles.partVar]: colourAt(colours, share, index) })}
                  />
                  <span>{share.label}</span>
                </span>
              </th>
              <td className={table.figure}>{percent(share)}</td>
              <td className={table.figure}>
                <Money value={{ currency, amount: share.amount.amount }} size="small" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
