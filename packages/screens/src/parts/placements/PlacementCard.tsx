import type { PlacementOnWire } from '@onelot/api-client'
import { decimal, epochMs, money } from '@onelot/domain'
import {
  type Fact,
  Money,
  ProductCard,
  type ProductCardProps,
  type ProductFigure,
  formatDay,
  formatMoney,
  formatPercent,
  useTheme,
} from '@onelot/ui'
import { useCallback } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { useSaleDeadline } from '../sales/useSaleDeadline.ts'
import { bestTierOf, isFull, takenOf } from './placementView.ts'

export interface PlacementCardProps {
  placement: PlacementOnWire
  /** Called when its phase ends. */
  onPhaseEnds: () => void
  /** On its own page it is no link. @defaultValue false */
  onItsPage?: boolean | undefined
}

/** The card of a placement: how far it is under the close of the day before, from which amount on, what is left and until when. */
export function PlacementCard({ placement, onPhaseEnds, onItsPage = false }: PlacementCardProps) {
  const { t } = useTranslation('sales')
  const { href, Link } = useNavigation()
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const name = useName()
  const { id, instrument, industry, phase, shares } = placement
  const content: ProductCardProps = {
    name: name(instrument.name),
    details: [
      `${instrument.market} ${instrument.code}`,
      ...(industry === undefined ? [] : [name(industry)]),
    ].join(' · '),
    sector: industry?.en,
    ...usePhase(placement),
    figure: useFigure(placement),
    deadline: useSaleDeadline(placement),
    onDeadline: onPhaseEnds,
    facts: useFacts(placement),
    quota:
      phase === 'calledOff' || phase === 'coming'
        ? undefined
        : { label: t('taken'), used: takenOf(placement), total: decimal(String(shares)), unit: 'shares' },
    now: clock,
  }
  return onItsPage ? (
    <ProductCard {...content} />
  ) : (
    <ProductCard {...content} href={href({ to: 'placementDetail', placement: id })} Link={Link} />
  )
}

function usePhase(placement: PlacementOnWire): Pick<ProductCardProps, 'phase' | 'phaseLabel'> {
  const { t } = useTranslation('sales')
  const { phase } = placement
  if (phase === 'coming') return { phase, phaseLabel: t('phases.coming') }
  if (phase !== 'open') return { phase: 'closed', phaseLabel: t(`phases.${phase}`) }
  return isFull(placement) ? { phase: 'full' } : { phase, phaseLabel: t('phases.open') }
}

/** The discount leads: an amount decides which one. */
function useFigure(placement: PlacementOnWire): ProductFigure {
  const { t } = useTranslation('placements')
  const { locale } = useTheme()
  const best = bestTierOf(placement)
  if (best === undefined) return { label: t('discount'), value: t('noPrice') }
  const percent = formatPercent(locale, best.discount, { places: { least: 0, most: 2 } })
  return {
    label: t('discount'),
    value: t('discounts', { percent }),
    note: t('from', { amount: formatMoney(locale, best.least) }),
  }
}

/** What decides besides the discount. */
function useFacts(placement: PlacementOnWire): readonly Fact[] {
  const { t } = useTranslation('placements')
  const { locale } = useTheme()
  const { tiers, previousClose, unlocksAt, zone, instrument } = placement
  const [first] = tiers
  const best = bestTierOf(placement)
  const priced = (label: string, price: typeof previousClose): readonly Fact[] =>
    price === undefined
      ? []
      : [{ label, value: <Money value={money(instrument.currency, price)} own={false} weight="strong" /> }]
  return [
    ...(first === undefined
      ? []
      : [{ label: t('facts.least'), value: <Money value={first.least} own={false} weight="strong" /> }]),
    ...priced(t('facts.close'), previousClose),
    ...priced(t('facts.price'), best?.price),
    { label: t('facts.lock'), value: formatDay(locale, unlocksAt, zone) },
  ]
}
