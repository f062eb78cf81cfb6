import type { IncreaseOnWire } from '@onelot/api-client'
import { epochMs, money, theoreticalPrice } from '@onelot/domain'
import {
  type Fact,
  Money,
  ProductCard,
  type ProductCardProps,
  type ProductDeadline,
  formatDay,
  useTheme,
} from '@onelot/ui'
import { useCallback } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { useProductDeadline } from '../new-shares/useProductDeadline.ts'
import { useLastPrice } from '../sales/useLastPrice.ts'

export interface IncreaseCardProps {
  increase: IncreaseOnWire
  /** Called when its phase ends. */
  onPhaseEnds: () => void
  /** On its own page it is no link. @defaultValue false */
  onItsPage?: boolean | undefined
}

/** The card of a capital increase: what a new share costs, how many there are for what is held, and until when. */
export function IncreaseCard({ increase, onPhaseEnds, onItsPage = false }: IncreaseCardProps) {
  const { t } = useTranslation('increases')
  const { t: sales } = useTranslation('sales')
  const { href, Link } = useNavigation()
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const name = useName()
  const { id, instrument, industry, phase, price, ratio, cause } = increase
  /** A split or a delisting calls nothing off. */
  const shown = phase === 'calledOff' && cause !== 'operator' ? 'ended' : phase
  const content: ProductCardProps = {
    name: name(instrument.name),
    details: [
      `${instrument.market} ${instrument.code}`,
      ...(industry === undefined ? [] : [name(industry)]),
    ].join(' · '),
    sector: industry?.en,
    phase: phase === 'coming' || phase === 'open' ? phase : 'closed',
    phaseLabel: sales(`phases.${shown}`),
    figure: { label: t('price'), value: money(instrument.currency, price), note: t('ratio', ratio) },
    deadline: useDeadline(increase),
    onDeadline: onPhaseEnds,
    facts: useFacts(increase),
    now: clock,
  }
  return onItsPage ? (
    <ProductCard {...content} />
  ) : (
    <ProductCard {...content} href={href({ to: 'increaseDetail', increase: id })} Link={Link} />
  )
}

function useDeadline({ phase, from, to, zone }: IncreaseOnWire): ProductDeadline | undefined {
  const { t } = useTranslation('increases')
  const deadlineAt = useProductDeadline()
  if (phase !== 'coming' && phase !== 'open') return undefined
  const texts = { label: t(`ends.${phase}`), over: t(`overs.${phase}`) }
  return deadlineAt(phase === 'coming' ? from : to, zone, texts)
}

function useFacts(increase: IncreaseOnWire): readonly Fact[] {
  const { t } = useTranslation('increases')
  const { locale } = useTheme()
  const last = useLastPrice(increase)
  const { countsAt, lockedUntil, zone, instrument, phase } = increase
  const isAhead = phase === 'coming' || phase === 'open'
  return [
    { label: t('record'), value: formatDay(locale, countsAt, zone) },
    { label: t('locked'), value: formatDay(locale, lockedUntil, zone) },
    ...(last === undefined || !isAhead
      ? []
      : [
          {
            label: t('theoretical'),
            value: (
              <Money
                value={money(instrument.currency, theoreticalPrice(last, increase), 'halfUp')}
                own={false}
                weight="strong"
              />
            ),
          },
        ]),
  ]
}
