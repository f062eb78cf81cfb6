import type { BlockOnWire } from '@onelot/api-client'
import { decimal, epochMs, money } from '@onelot/domain'
import {
  type Fact,
  Money,
  ProductCard,
  type ProductCardProps,
  type ProductFigure,
  formatDay,
  formatPercent,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useCallback } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { useSaleDeadline } from '../sales/useSaleDeadline.ts'
import { isFull, takenOf } from './blockView.ts'
import { useDiscountText } from './useDiscountText.ts'
import { usePricedNow } from './usePricedNow.ts'

export interface BlockCardProps {
  block: BlockOnWire
  /** Called when its phase ends. */
  onPhaseEnds: () => void
  /** On its own page it is no link. @defaultValue false */
  onItsPage?: boolean | undefined
}

/** The card of a block or an OTC lot: what a share costs, how far that is under the price of now, what is left and until when. */
export function BlockCard({ block, onPhaseEnds, onItsPage = false }: BlockCardProps) {
  const { t } = useTranslation('blocks')
  const { t: sales } = useTranslation('sales')
  const { href, Link } = useNavigation()
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const name = useName()
  const { id, instrument, industry, seller, phase, institutional, shares } = block
  const figure = useFigure(block)
  const facts = useFacts(block)
  const deadline = useSaleDeadline(block)
  const content: ProductCardProps = {
    name: name(instrument.name),
    details: [
      `${instrument.market} ${instrument.code}`,
      t(`sellers.${seller.kind}`),
      ...(institutional ? [t('institutional')] : []),
    ].join(' · '),
    sector: industry?.en,
    ...usePhase(block),
    figure,
    deadline,
    onDeadline: onPhaseEnds,
    facts,
    quota:
      phase === 'calledOff' || phase === 'coming'
        ? undefined
        : { label: sales('taken'), used: takenOf(block), total: decimal(String(shares)), unit: 'shares' },
    now: clock,
  }
  return onItsPage ? (
    <ProductCard {...content} />
  ) : (
    <ProductCard {...content} href={href({ to: 'block', block: id })} Link={Link} />
  )
}

function usePhase(block: BlockOnWire): Pick<ProductCardProps, 'phase' | 'phaseLabel'> {
  const { t } = useTranslation('blocks')
  const { t: sales } = useTranslation('sales')
  const { phase, window } = block
  if (phase === 'coming') return { phase: 'coming', phaseLabel: sales('phases.coming') }
  if (phase !== 'open') return { phase: 'closed', phaseLabel: sales(`phases.${phase}`) }
  if (isFull(block)) return { phase: 'full' }
  return window.isOpen
    ? { phase: 'open', phaseLabel: sales('phases.open') }
    : { phase: 'coming', phaseLabel: t('closed') }
}

function useFigure(block: BlockOnWire): ProductFigure {
  const { t } = useTranslation('blocks')
  const priced = usePricedNow(block)
  const discountText = useDiscountText()
  const { instrument } = block
  return priced.price === undefined
    ? { label: t('price'), value: t('noPrice'), note: t('halted') }
    : {
        label: t('price'),
        value: money(instrument.currency, priced.price),
        note: discountText(priced),
      }
}

/** What decides besides the price. */
function useFacts(block: BlockOnWire): readonly Fact[] {
  const { t } = useTranslation('blocks')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const { last } = usePricedNow(block)
  const { terms, zone, instrument, afterLock } = block
  const lastPrice: readonly Fact[] =
    last === undefined
      ? []
      : [
          {
            label: t('facts.last'),
            value: <Money value={money(instrument.currency, last)} own={false} weight="strong" />,
          },
        ]
  if (afterLock !== undefined)
    return [
      ...lastPrice,
      {
        label: t('facts.afterLock', { date: formatDay(locale, afterLock.unlockedAt, zone) }),
        value: formatPercent(locale, afterLock.change, { signed: true }),
      },
    ]
  if (terms === undefined) return [...lastPrice, { label: t('facts.lock'), value: t('facts.none') }]
  return [
    {
      label: t('facts.discount'),
      value: formatPercent(locale, terms.discount, { places: { least: 0, most: 2 } }),
    },
    ...lastPrice,
    { label: t('facts.least'), value: ui('finance.shares', { count: terms.minShares }) },
    { label: t('facts.lock'), value: formatDay(locale, terms.unlocksAt, zone) },
  ]
}
