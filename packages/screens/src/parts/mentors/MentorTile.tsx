import type { MentorOnWire } from '@onelot/api-client'
import { type Fact, MentorCard, Text, directionOf, formatDay, formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { fundOf, performanceOf } from './mentorView.ts'
import { useFollowersEarned } from './useFollowersEarned.ts'

export interface MentorTileProps {
  mentor: MentorOnWire
  /** On its own page it is no link, and the year is drawn under it with its days. @defaultValue false */
  onItsPage?: boolean | undefined
}

/** The card of a mentor: what followers earned first, then what the mentor made itself, how risky that was, and what it takes. */
export function MentorTile({ mentor, onItsPage = false }: MentorTileProps) {
  const { t } = useTranslation('mentors')
  const { href, Link } = useNavigation()
  const name = useName()
  const { id, figures, followers, market, least } = mentor
  const fund = fundOf(mentor)
  const performance = performanceOf(mentor, {
    period: t('inAll'),
    own: t('year.own'),
    market: t('year.market', { market: t(`markets.${market}`) }),
  })
  const content = {
    name: name(mentor.name),
    details: `${t(`markets.${market}`)} · ${t(`levels.${figures.level}`)}`,
    lead: useLead(mentor),
    performance: onItsPage ? { ...performance, curve: [], beside: undefined } : performance,
    followers: followers.count,
    minimum: least,
    facts: useFacts(mentor),
    fund: fund && { label: t('fund'), ...fund },
    simulated: mentor.simulated,
  }
  return onItsPage ? (
    <MentorCard {...content} />
  ) : (
    <MentorCard {...content} href={href({ to: 'mentor', mentor: id })} Link={Link} />
  )
}

function useLead(mentor: MentorOnWire): Fact {
  const { t } = useTranslation('mentors')
  const { rate, text } = useFollowersEarned()(mentor)
  return {
    label: t('followersEarned.label'),
    value: (
      <Text
        size={rate === undefined ? 'small' : 'title'}
        weight={rate === undefined ? 'regular' : 'bold'}
        tone={rate === undefined ? 'secondary' : directionOf(rate)}
      >
        {text}
      </Text>
    ),
  }
}

function useFacts({ feeRate, phase, from, to, zone }: MentorOnWire): readonly Fact[] {
  const { t } = useTranslation('mentors')
  const { locale } = useTheme()
  return [
    {
      label: t('fee'),
      value: t('feeOfGain', { percent: formatPercent(locale, feeRate, { places: { least: 0, most: 2 } }) }),
    },
    phase === 'coming'
      ? { label: t('opens'), value: formatDay(locale, from, zone) }
      : { label: t('deadline'), value: formatDay(locale, to, zone) },
  ]
}
