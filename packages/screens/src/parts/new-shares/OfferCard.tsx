import type { ApplicationOnWire, OfferOnWire } from '@onelot/api-client'
import { decimal, epochMs, money } from '@onelot/domain'
import {
  ProductCard,
  type ProductCardProps,
  type ProductDeadline,
  type ProductFigure,
  formatPercent,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { type ReactNode, useCallback } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { isTaken, leastShares } from './offerView.ts'
import { useOfferFacts } from './useOfferFacts.tsx'
import { useProductDeadline } from './useProductDeadline.ts'

export interface OfferCardProps {
  offer: OfferOnWire
  /** What the reader has in it. */
  own?: ApplicationOnWire | undefined
  /** Called when its phase ends. */
  onPhaseEnds: () => void
  /** On its own page it is no link, and says also what is left of it; in a list only what leads to it. @defaultValue false */
  onItsPage?: boolean | undefined
  action?: ReactNode
}

/** Whose figure is the least money: after that nobody can apply any more. */
const beforeDraw: ReadonlySet<OfferOnWire['phase']> = new Set(['coming', 'open'])

/** The card of an offer of new shares, in each of its phases. */
export function OfferCard({ offer, own, onPhaseEnds, onItsPage = false, action }: OfferCardProps) {
  const { t } = useTranslation('newShares')
  const { href, Link } = useNavigation()
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const name = useName()
  const factsOf = useOfferFacts(onItsPage ? 'both' : 'rate')
  const ui = useUiMessages()
  const figure = useFigure(offer)
  const deadline = useDeadline(offer)
  const { instrument, industry, phase } = offer
  const isOpen = phase === 'open'
  const isFull = isOpen && isTaken(offer, undefined)
  const isAhead = beforeDraw.has(phase)
  const { price, worth, rate, difference, subscribed } = factsOf(offer)
  const content: ProductCardProps = {
    name: name(instrument.name),
    details: `${instrument.market} ${instrument.code} · ${name(industry)}`,
    sector: industry.en,
    phase: isFull ? 'full' : phase === 'calledOff' ? 'closed' : phase,
    phaseLabel: isFull ? undefined : t(`phases.${phase}`),
    figure,
    deadline,
    onDeadline: onPhaseEnds,
    facts: onItsPage
      ? [rate, difference, ...(isOpen ? [subscribed] : [])]
      : isAhead
        ? [price, difference]
        : [worth, difference],
    quota:
      isOpen && onItsPage
        ? {
            label: t('claimed'),
            used: decimal(String(offer.claimed)),
            total: decimal(String(offer.offered)),
            unit: 'shares',
          }
        : undefined,
    mine: own && mineText(own),
    action,
    now: clock,
  }
  return onItsPage ? (
    <ProductCard {...content} />
  ) : (
    <ProductCard {...content} href={href({ to: 'offer', offer: offer.id })} Link={Link} />
  )

  function mineText({ state, shares, won }: ApplicationOnWire): string | undefined {
    const count = (of: number) => ui('finance.shares', { count: of })
    switch (state) {
      case 'toBeDrawn':
        return t('mine.toBeDrawn', { shares: count(shares) })
      case 'won':
      case 'awaitingPayment':
      case 'paid':
        return t(`mine.${state}`, { shares: count(won?.shares ?? 0) })
      default:
        return undefined
    }
  }
}

function useFigure(offer: OfferOnWire): ProductFigure {
  const { t } = useTranslation('newShares')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const { phase, instrument, actualPrice, underwritingPrice, depositRate, leastDeposit } = offer
  return beforeDraw.has(phase)
    ? {
        label: t('least'),
        value: leastDeposit,
        note: t('leastNote', {
          rate: formatPercent(locale, depositRate, { places: { least: 0, most: 2 } }),
          shares: ui('finance.shares', { count: leastShares(offer) }),
        }),
      }
    : {
        label: t(actualPrice === undefined ? 'facts.provisional' : 'facts.actual'),
        value: money(instrument.currency, underwritingPrice),
      }
}

function useDeadline({ phase, phaseEnds, zone }: OfferOnWire): ProductDeadline | undefined {
  const { t } = useTranslation('newShares')
  const deadlineAt = useProductDeadline()
  if (phaseEnds === undefined || phase === 'listed' || phase === 'calledOff') return undefined
  return deadlineAt(phaseEnds, zone, { label: t(`ends.${phase}`), over: t(`over.${phase}`) })
}
