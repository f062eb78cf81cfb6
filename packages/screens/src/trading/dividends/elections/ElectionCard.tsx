import type { ElectiveDividendOnWire } from '@onelot/api-client'
import { epochMs } from '@onelot/domain'
import {
  Button,
  Card,
  Countdown,
  type Fact,
  FactList,
  Inline,
  NoticeBar,
  Stack,
  StatusTag,
  Tag,
  Text,
  formatLocalDate,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useCallback } from 'react'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { useName } from '../../../base/i18n/useName.ts'
import { useNow } from '../../../base/ports/ports.ts'
import { useExchangeTime } from '../../../parts/new-shares/useExchangeTime.ts'
import { useAmountPerShare } from '../useAmountPerShare.ts'
import { Choices } from './Choices.tsx'
import { type ElectionPhase, countedTo, isChosen, phaseOf } from './electionView.ts'
import { useBasis } from './useBasis.ts'
import { useRejectedNote } from './useRejectedNote.ts'

export interface ElectionCardProps {
  dividend: ElectiveDividendOnWire
  /** Opens it over the list. */
  onOpen: () => void
  /** Called when it can be chosen, and when it cannot any more. */
  onPhaseEnds: () => void
}

/** A dividend that may be taken in shares: what either choice is, what it will be as it is now, and how long that can be changed. */
export function ElectionCard({ dividend, onOpen, onPhaseEnds }: ElectionCardProps) {
  const { t } = useTranslation('elections')
  const ui = useUiMessages()
  const name = useName()
  const now = useNow()
  const perShare = useAmountPerShare()
  const basisOf = useBasis()
  const phase = phaseOf(dividend, now())
  const rejected = useRejectedNote()(dividend)
  const title = name(dividend.instrument.name)
  const { quantity, amount, instrument } = dividend
  return (
    <Card as="article" aria-label={title}>
      <Stack gap="x4">
        <Inline justify="between" align="start">
          <Stack gap="x1">
            <Text as="h3" weight="strong">
              {title}
            </Text>
            <Text size="small" tone="secondary">
              {t('line', {
                shares: ui('finance.shares', { count: Number(quantity) }),
                amount: perShare({ amount, currency: instrument.currency }),
              })}
            </Text>
          </Stack>
          <PhaseTag phase={phase} />
        </Inline>
        {rejected === undefined ? null : <NoticeBar>{rejected}</NoticeBar>}
        <Choices dividend={dividend} phase={phase} />
        <Text as="p" size="small" tone="secondary">
          {basisOf(dividend, phase)}
        </Text>
        <FactList label={title} facts={useTimes(dividend, phase, onPhaseEnds)} />
        <Button variant={phase === 'open' ? 'primary' : 'secondary'} block onClick={onOpen}>
          {t(`open.${phase === 'open' ? 'choose' : 'look'}`)}
        </Button>
      </Stack>
    </Card>
  )
}

function PhaseTag({ phase }: { phase: ElectionPhase }) {
  const { t } = useTranslation('elections')
  if (phase === 'underReview') return <StatusTag status="underReview" />
  return <Tag tone={phase === 'open' ? 'accent' : 'neutral'}>{t(`phases.${phase}`)}</Tag>
}

function useTimes(
  dividend: ElectiveDividendOnWire,
  phase: ElectionPhase,
  onPhaseEnds: () => void,
): readonly Fact[] {
  const { t } = useTranslation('elections')
  const { locale } = useTheme()
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const timeOf = useExchangeTime()
  const until = countedTo(dividend, phase)
  const pays = { label: t('times.pays'), value: formatLocalDate(locale, dividend.payDate) }
  if (until === undefined) return [pays]
  const isAhead = phase === 'ahead'
  const label = t(isAhead ? 'times.opensIn' : 'times.left')
  return [
    {
      label: t(`times.${isAhead ? 'opens' : isChosen(phase) ? 'withdraw' : 'deadline'}`),
      value: timeOf(until, dividend.zone),
    },
    {
      label,
      value: <Countdown label={label} form="deadline" until={until} now={clock} onFinish={onPhaseEnds} />,
    },
    pays,
  ]
}
