import { type ListedPosition, marketQuotes } from '@onelot/api-client'
import { isOpen } from '@onelot/domain'
import { ListRow, NoticeBar, Section, Stack } from '@onelot/ui'
import type { ReactNode } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { EmptyToMarket } from '../../base/states/EmptyToMarket.tsx'
import { LivePositionCard } from '../../parts/positions/LivePositionCard.tsx'
import type { OnPositionCommand } from '../../parts/positions/usePositionCommands.tsx'
import { useBreakEvenNote } from './useBreakEvenNote.ts'

export interface DayTradesProps {
  /** Of one market: those that are open first, then orders that wait, then what has ended today. */
  listed: readonly ListedPosition[]
  /** Ended ones of all markets that are not listed. */
  more: number
  /** The member's own limit: under what is open, which comes first. */
  limit: ReactNode
  onCommand: OnPositionCommand
}

const isRunning = ({ position }: ListedPosition): boolean =>
  isOpen(position) || position.status === 'pendingOrder'

/** What is open with its break-even and its result of now, what waits, and what has ended today. */
export function DayTrades({ listed, more, limit, onCommand }: DayTradesProps) {
  const { t } = useTranslation('dayTrading')
  const { href, Link } = useNavigation()
  const instruments = [...new Set(listed.map(({ instrument }) => instrument.id))]
  const quotes = useRead(marketQuotes, instruments.length === 0 ? null : { instruments })
  const noteOf = useBreakEvenNote()
  const running = listed.filter(isRunning)
  const ended = listed.filter((one) => !isRunning(one))
  const carried = listed.filter(
    ({ position }) => isOpen(position) && position.carriedSince !== undefined,
  ).length
  if (listed.length === 0)
    return (
      <Stack gap="x5">
        <EmptyToMarket title={t('empty.title')} description={t('empty.text')} action={t('empty.action')} />
        {limit}
      </Stack>
    )
  const cards = (some: readonly ListedPosition[]) => (
    <Stack gap="x3">
      {some.map((one) => (
        <LivePositionCard
          key={one.position.id}
          {...one}
          known={quotes.data?.quotes.find(({ instrument }) => instrument === one.instrument.id)}
          days={undefined}
          note={noteOf(one)}
          marked={false}
          onCommand={onCommand}
        />
      ))}
    </Stack>
  )
  return (
    <Stack gap="x5">
      {carried === 0 ? null : <NoticeBar tone="accent">{t('carried', { count: carried })}</NoticeBar>}
      {running.length === 0 ? null : <Section heading={t('open')}>{cards(running)}</Section>}
      {limit}
      {ended.length === 0 ? null : <Section heading={t('ended')}>{cards(ended)}</Section>}
      {more === 0 ? null : <ListRow title={t('more')} href={href({ to: 'orders' })} Link={Link} />}
    </Stack>
  )
}
