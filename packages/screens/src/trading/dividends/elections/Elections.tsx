import type { ElectiveDividendsOverview } from '@onelot/api-client'
import { NoticeBar, Section, Stack } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { useNow } from '../../../base/ports/ports.ts'
import { ElectionCard } from './ElectionCard.tsx'
import { OpenedElection } from './OpenedElection.tsx'
import { StandingChoice } from './StandingChoice.tsx'
import { shownOf } from './electionView.ts'

export interface ElectionsProps {
  overview: ElectiveDividendsOverview
  /** Whether the site takes elections. */
  isOffered: boolean
  /** Reads it anew. */
  onPhaseEnds: () => void
}

/** Dividends of own shares that may be taken in shares, the nearest deadline first, and what is chosen of those to come; nothing where there is none. */
export function Elections({ overview, isOffered, onPhaseEnds }: ElectionsProps) {
  const { t } = useTranslation('elections')
  const now = useNow()
  const [opened, setOpened] = useState<string>()
  const { dividends, standing } = overview
  const shown = shownOf(dividends, isOffered, now())
  if (shown.length === 0) return null
  return (
    <Section heading={t('heading')}>
      <Stack gap="x3">
        {isOffered ? null : <NoticeBar>{t('stopped')}</NoticeBar>}
        {shown.map((one) => (
          <ElectionCard
            key={one.id}
            dividend={one}
            onOpen={() => setOpened(one.id)}
            onPhaseEnds={onPhaseEnds}
          />
        ))}
        {isOffered ? <StandingChoice standing={standing} /> : null}
      </Stack>
      <OpenedElection overview={overview} id={opened} onClose={() => setOpened(undefined)} />
    </Section>
  )
}
