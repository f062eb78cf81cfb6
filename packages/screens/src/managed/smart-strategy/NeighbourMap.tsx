import { type Decimal, type Strategy, decimal } from '@onelot/domain'
import {
  Card,
  NoticeBar,
  Section,
  Stack,
  Text,
  VisuallyHidden,
  directionOf,
  formatNumber,
  formatPercent,
  useTheme,
} from '@onelot/ui'
import { memo, useMemo } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import * as styles from './NeighbourMap.css.ts'
import { type Tested, earnedBy } from './backtest.ts'
import { neighboursOf, overfittingOf, sameStrategy } from './neighbours.ts'
import { type Rates, keyOf, useNeighbourRates } from './useNeighbourRates.ts'

export interface NeighbourMapProps {
  strategy: Strategy
  tested: Tested
  /** What it earned, and what holding the stock did. */
  own: Decimal
  held: Decimal
  onStrategy: (strategy: Strategy) => void
}

/** What settings nearby earned: where only one of them did well, it fits the past and not the stock. */
export const NeighbourMap = memo(function NeighbourMap({
  strategy,
  tested,
  own,
  held,
  onStrategy,
}: NeighbourMapProps) {
  const { t } = useTranslation('smartStrategy')
  const map = useMemo(() => neighboursOf(strategy), [strategy])
  const all = useMemo(() => map.cells.flat().flatMap((cell) => cell ?? []), [map])
  const rates = useNeighbourRates(all, tested, earnedBy)
  const greatest = greatestOf(rates, all)
  const [rowHead, columnHead] = axes[strategy.kind]
  const headText = useHeadText()
  return (
    <Section heading={t('map.label')}>
      <Card>
        <Stack gap="x3">
          <Verdict strategy={strategy} all={all} rates={rates} own={own} held={held} />
          <div role="region" aria-label={t('map.caption')} tabIndex={0} className={styles.scroll}>
            <table className={styles.table}>
              <caption>
                <VisuallyHidden>{t('map.caption')}</VisuallyHidden>
              </caption>
              <thead>
                <tr>
                  <th scope="col" className={styles.corner}>
                    {t(`map.${rowHead}`)}
                  </th>
                  {map.columns.map((column) => (
                    <th key={column} scope="col" className={styles.head}>
                      {columnHead === undefined ? t('map.earned') : headText(columnHead, column)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {map.rows.map((row, at) => (
                  <tr key={row}>
                    <th scope="row" className={styles.head}>
                      {headText(rowHead, row)}
                    </th>
                    {map.cells[at]?.map((cell, column) => (
                      <td key={map.columns[column]} className={styles.cell}>
                        {cell === undefined ? null : (
                          <Rate
                            rate={rates.get(keyOf(cell))}
                            greatest={greatest}
                            isOwn={sameStrategy(strategy, cell)}
                            onPress={() => onStrategy(cell)}
                          />
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Text size="small" tone="secondary">
            {columnHead === undefined
              ? t('map.press')
              : `${t('map.axes', { rows: t(`map.${rowHead}`), columns: t(`map.${columnHead}`) })} ${t('map.press')}`}
          </Text>
        </Stack>
      </Card>
    </Section>
  )
})

type Axis = 'fast' | 'slow' | 'k' | 'levels' | 'width'
const axes = {
  crossing: ['fast', 'slow'],
  breakout: ['k', undefined],
  grid: ['levels', 'width'],
} as const satisfies Record<Strategy['kind'], readonly [Axis, Axis | undefined]>

function useHeadText(): (axis: Axis, value: string) => string {
  const { locale } = useTheme()
  return (axis, value) =>
    axis === 'width'
      ? `±${formatPercent(locale, decimal(value), { places: { least: 0, most: 1 } })}`
      : formatNumber(locale, decimal(value))
}

function Verdict({
  strategy,
  all,
  rates,
  own,
  held,
}: Pick<NeighbourMapProps, 'strategy' | 'own' | 'held'> & { all: readonly Strategy[]; rates: Rates }) {
  const { t } = useTranslation('smartStrategy')
  const { locale } = useTheme()
  const others = all.filter((cell) => !sameStrategy(strategy, cell))
  const known = others.flatMap((cell) => rates.get(keyOf(cell)) ?? [])
  const said = known.length < others.length ? undefined : overfittingOf(own, known, held)
  if (said === undefined)
    return (
      <Text as="p" tone="secondary">
        {t('map.waiting')}
      </Text>
    )
  const middle = formatPercent(locale, said.middle, { signed: true })
  const counts = t('map.counts', { better: said.better, all: said.all, middle })
  return said.standsOut ? (
    <NoticeBar tone="accent">{t('map.standsOut', { middle })}</NoticeBar>
  ) : (
    <Text as="p">{counts}</Text>
  )
}

/** Thirds of the greatest gain or loss on the map, so that a peak stands out however small all of them are. */
function toneOf(rate: Decimal, greatest: number): keyof typeof styles.tone {
  const direction = directionOf(rate)
  if (direction === 'flat') return 'flat'
  const third = Math.ceil((3 * Math.abs(Number(rate))) / greatest)
  return `${direction}${third >= 3 ? 3 : third === 2 ? 2 : 1}`
}

const greatestOf = (rates: Rates, all: readonly Strategy[]): number =>
  Math.max(...all.map((cell) => Math.abs(Number(rates.get(keyOf(cell)) ?? 0))))

interface RateProps {
  /** Undefined until it is calculated. */
  rate: Decimal | undefined
  /** Of the map, whatever its sign. */
  greatest: number
  isOwn: boolean
  onPress: () => void
}

function Rate({ rate, greatest, isOwn, onPress }: RateProps) {
  const { t } = useTranslation('smartStrategy')
  const { locale } = useTheme()
  return (
    <button
      type="button"
      data-own={isOwn}
      aria-current={isOwn ? 'true' : undefined}
      className={`${styles.rate} ${styles.tone[rate === undefined ? 'flat' : toneOf(rate, greatest)]}`}
      onClick={onPress}
    >
      {rate === undefined ? (
        <VisuallyHidden>{t('map.waiting')}</VisuallyHidden>
      ) : (
        formatPercent(locale, rate, { signed: true, places: 0 })
      )}
    </button>
  )
}
