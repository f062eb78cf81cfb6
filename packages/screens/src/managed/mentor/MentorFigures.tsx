import type { MentorDetailOnWire } from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import {
  Card,
  type Fact,
  FactList,
  Money,
  Section,
  Stack,
  formatMonthShort,
  formatNumber,
  formatPercent,
  useTheme,
} from '@onelot/ui'
import { ReturnCurve } from '@onelot/ui/charts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { besideMarket, dayOfMonth } from '../../parts/mentors/mentorView.ts'

/** A year beside the market, and what else one judges a mentor by. */
export function MentorFigures({ detail }: { detail: MentorDetailOnWire }) {
  const { t } = useTranslation('mentor')
  const { t: mentorsText } = useTranslation('mentors')
  const { mentor } = detail
  return (
    <Section heading={t('year.label')}>
      <Card>
        <Stack gap="x4">
          <ReturnCurve
            label={t('year.label')}
            own={t('year.own')}
            benchmark={t('year.market', { market: mentorsText(`markets.${mentor.market}`) })}
            days={besideMarket(mentor)}
          />
          <FactList label={t('figures.label')} facts={useFacts(detail)} />
        </Stack>
      </Card>
    </Section>
  )
}

function useFacts({ mentor }: MentorDetailOnWire): readonly Fact[] {
  const { t } = useTranslation('mentor')
  const { locale } = useTheme()
  const { figures, followers, termDays } = mentor
  const { bestMonth, worstMonth, winRate, holdingDays, dailyReturn } = figures
  const signed = (rate: typeof figures.earnedRate) => formatPercent(locale, rate, { signed: true })
  const month = (of: NonNullable<typeof bestMonth>) =>
    `${signed(of.rate)} · ${formatMonthShort(locale, dayOfMonth(of.month))}`
  const known = (label: string, value: string | undefined): readonly Fact[] =>
    value === undefined ? [] : [{ label, value }]
  const change = formatNumber(locale, decimal(String(followers.change)), { signed: true })
  return [
    {
      label: t('figures.earned'),
      value: <Money value={figures.earned} own={false} tone="change" size="small" />,
    },
    ...known(t('figures.daily'), dailyReturn && signed(dailyReturn)),
    ...known(t('figures.best'), bestMonth && month(bestMonth)),
    ...known(t('figures.worst'), worstMonth && month(worstMonth)),
    ...known(t('figures.wins'), winRate && formatPercent(locale, winRate)),
    ...known(
      t('figures.held'),
      holdingDays === undefined ? undefined : t('figures.days', { count: holdingDays }),
    ),
    { label: t('figures.trades'), value: formatNumber(locale, figures.tradesAWeek, { places: 1 }) },
    {
      label: t('figures.followers'),
      value: t('figures.followersThen', { followers: followers.count, change }),
    },
    ...known(
      t('figures.term'),
      termDays === undefined ? t('figures.noTerm') : t('figures.termDays', { count: termDays }),
    ),
  ]
}
