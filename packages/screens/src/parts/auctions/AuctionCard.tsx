import type { AuctionOnWire, BidOnWire } from '@onelot/api-client'
import { epochMs, money } from '@onelot/domain'
import {
  ProductCard,
  type ProductCardProps,
  type ProductDeadline,
  type ProductFigure,
  formatMoney,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useCallback } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useProductDeadline } from '../new-shares/useProductDeadline.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { useAuctionFacts } from './useAuctionFacts.tsx'
import { useBidText } from './useBidText.ts'
import { usePartText } from './usePartText.ts'

export interface AuctionCardProps {
  auction: AuctionOnWire
  /** The reader's bid on it. */
  own?: BidOnWire | undefined
  /** Called when its phase ends. */
  onPhaseEnds: () => void
  /** On its own page it is no link. @defaultValue false */
  onItsPage?: boolean | undefined
}

/** The card of an auction, in each of its phases: the lowest bid that is taken, and after the close the lowest that has won. */
export function AuctionCard({ auction, own, onPhaseEnds, onItsPage = false }: AuctionCardProps) {
  const { t } = useTranslation('auctions')
  const { href, Link } = useNavigation()
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const name = useName()
  const factsOf = useAuctionFacts()
  const bidText = useBidText()
  const figure = useFigure(auction)
  const deadline = useDeadline(auction)
  const { id, instrument, industry, phase } = auction
  const content: ProductCardProps = {
    name: name(instrument.name),
    details: `${instrument.market} ${instrument.code} · ${name(industry)}`,
    sector: industry.en,
    phase: phase === 'calledOff' ? 'closed' : phase,
    phaseLabel: t(`phases.${phase}`),
    figure,
    deadline,
    onDeadline: onPhaseEnds,
    facts: factsOf(auction),
    mine: own && !onItsPage ? bidText(own) : undefined,
    now: clock,
  }
  return onItsPage ? (
    <ProductCard {...content} />
  ) : (
    <ProductCard {...content} href={href({ to: 'auction', auction: id })} Link={Link} />
  )
}

function useFigure({
  instrument,
  floor,
  minShares,
  leastTotal,
  result,
  phase,
}: AuctionOnWire): ProductFigure {
  const { t } = useTranslation('auctions')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const partText = usePartText()
  if (result !== undefined) {
    const { fraction, cut } = result
    const isWhole = fraction.won === fraction.of
    return {
      label: t('cut'),
      value: money(instrument.currency, cut),
      note: isWhole ? t('cutWhole') : t('cutPart', { part: partText(fraction) }),
    }
  }
  const value = money(instrument.currency, floor)
  const least = t('floorNote', {
    amount: formatMoney(locale, leastTotal),
    shares: ui('finance.shares', { count: minShares }),
  })
  return { label: t('floor'), value, note: phase === 'closed' ? t('resultPending') : least }
}

function useDeadline({ phase, phaseEnds, zone }: AuctionOnWire): ProductDeadline | undefined {
  const { t } = useTranslation('auctions')
  const deadlineAt = useProductDeadline()
  if (phaseEnds === undefined || phase === 'listed' || phase === 'calledOff') return undefined
  return deadlineAt(phaseEnds, zone, { label: t(`ends.${phase}`), over: t(`over.${phase}`) })
}
