import type { MentorOnWire } from '@onelot/api-client'
import {
  type DataColumn,
  DataTable,
  Select,
  Sheet,
  Stack,
  formatDay,
  formatMoney,
  formatMonthShort,
  formatNumber,
  formatPercent,
  useTheme,
} from '@onelot/ui'
import { decimal } from '@onelot/domain'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { dayOfMonth, yearOf } from '../../parts/mentors/mentorView.ts'
import * as styles from './CompareSheet.css.ts'
import { useFollowersEarned } from '../../parts/mentors/useFollowersEarned.ts'

export interface CompareSheetProps {
  /** At least two. */
  mentors: readonly MentorOnWire[]
  onClose: () => void
}

interface Row {
  readonly id: string
  readonly label: string
  readonly values: readonly string[]
}

/** A month is not broken in its column. */
const NO_BREAK = '\u00a0'

const countOf = (count: number) => decimal(String(count))

/** Two mentors side by side, by the same figures in the same order: what followers earned leads. */
export function CompareSheet({ mentors, onClose }: CompareSheetProps) {
  const { t } = useTranslation('copyTrading')
  const name = useName()
  const [first, second] = mentors
  const [chosen, setChosen] = useState<readonly [string, string]>([first?.id ?? '', second?.id ?? ''])
  const choices = mentors.map((mentor) => ({ value: mentor.id as string, label: name(mentor.name) }))
  const shown = chosen.flatMap((id) => mentors.filter((mentor) => mentor.id === id))
  const rows = useRows(shown)
  const columns: readonly DataColumn<Row>[] = [
    { id: 'figure', label: t('compare.figure'), kind: 'text', cell: ({ label }) => label },
    ...shown.map((mentor, index): DataColumn<Row> => ({
      id: `${String(index)}-${mentor.id}`,
      label: name(mentor.name),
      kind: 'text',
      cell: ({ values }) => values[index],
    })),
  ]
  return (
    <Sheet open onClose={onClose} title={t('compare.title')}>
      <Stack gap="x5">
        <div className={styles.choices}>
          <Select
            label={t('compare.first')}
            choices={choices}
            value={chosen[0]}
            onChange={({ value }) => setChosen([value, chosen[1]])}
          />
          <Select
            label={t('compare.second')}
            choices={choices}
            value={chosen[1]}
            onChange={({ value }) => setChosen([chosen[0], value])}
          />
        </div>
        <DataTable label={t('compare.title')} columns={columns} rows={rows} keyOf={({ id }) => id} />
      </Stack>
    </Sheet>
  )
}

function useRows(mentors: readonly MentorOnWire[]): readonly Row[] {
  const { t } = useTranslation('copyTrading')
  const { t: mentorsText } = useTranslation('mentors')
  const { locale } = useTheme()
  const followersEarned = useFollowersEarned()
  const percent = (rate: MentorOnWire['feeRate'] | undefined, signed = true) =>
    rate === undefined ? '–' : formatPercent(locale, rate, { signed })
  const month = (of: MentorOnWire['figures']['worstMonth']) =>
    of === undefined
      ? '–'
      : `${percent(of.rate)} · ${formatMonthShort(locale, dayOfMonth(of.month)).replaceAll(' ', NO_BREAK)}`
  const row = (id: string, label: string, valueOf: (mentor: MentorOnWire) => string): Row => ({
    id,
    label,
    values: mentors.map(valueOf),
  })
  return [
    row('followers', mentorsText('followersEarned.label'), (mentor) => followersEarned(mentor).text),
    row('earned', t('figures.earned'), ({ figures }) => percent(figures.earnedRate)),
    row('year', t('figures.year'), (mentor) => percent(yearOf(mentor).mentor)),
    row(
      'market',
      t('figures.market'),
      (mentor) => `${percent(yearOf(mentor).market)} · ${mentorsText(`markets.${mentor.market}`)}`,
    ),
    row('drawdown', t('figures.drawdown'), ({ figures }) => percent(figures.drawdown, false)),
    row('worst', t('figures.worstMonth'), ({ figures }) => month(figures.worstMonth)),
    row('best', t('figures.bestMonth'), ({ figures }) => month(figures.bestMonth)),
    row('risk', t('figures.risk'), ({ figures }) => String(figures.risk)),
    row('wins', t('figures.winRate'), ({ figures }) => percent(figures.winRate, false)),
    row('held', t('figures.holding'), ({ figures }) =>
      figures.holdingDays === undefined ? '–' : t('figures.days', { count: figures.holdingDays }),
    ),
    row('trades', t('figures.trades'), ({ figures }) =>
      formatNumber(locale, figures.tradesAWeek, { places: 1 }),
    ),
    row('fee', mentorsText('fee'), ({ feeRate }) => percent(feeRate, false)),
    row('count', t('figures.followers'), ({ followers }) => formatNumber(locale, countOf(followers.count))),
    row('change', t('figures.change'), ({ followers }) =>
      formatNumber(locale, countOf(followers.change), { signed: true }),
    ),
    row('left', t('figures.left'), ({ left }) => (left === undefined ? '–' : formatMoney(locale, left))),
    row('deadline', mentorsText('deadline'), ({ to, zone }) => formatDay(locale, to, zone)),
  ]
}
