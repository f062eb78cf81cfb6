import { type IncreaseOnWire, type IncreaseTermsOnWire, increasesTerms } from '@onelot/api-client'
import { NoticeBar, Section, Stack } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { IncreaseCard } from '../../parts/increases/IncreaseCard.tsx'
import * as styles from './StockDetailScreen.css.ts'

export interface IncreaseNoticeProps {
  increases: readonly IncreaseOnWire[]
  /** Called when the phase of one ends. */
  onPhaseEnds: () => void
}

/** New shares that the company offers its holders: their dates, what the reader may take, and the way to it. */
export function IncreaseNotice({ increases, onPhaseEnds }: IncreaseNoticeProps) {
  const { t } = useTranslation('increases')
  return (
    <div className={styles.origin}>
      <Section heading={t('list')}>
        <Stack gap="x3">
          {increases.map((increase) => (
            <One key={increase.id} increase={increase} onPhaseEnds={onPhaseEnds} />
          ))}
        </Stack>
      </Section>
    </div>
  )
}

type OneProps = Pick<IncreaseNoticeProps, 'onPhaseEnds'> & { increase: IncreaseOnWire }

function One({ increase, onPhaseEnds }: OneProps) {
  const isMember = useSession().current !== undefined
  const terms = useRead(increasesTerms, isMember ? { increase: increase.id } : null)
  const yours = useYours(terms.data)
  return (
    <Stack gap="x2">
      {yours === undefined ? null : <NoticeBar tone="accent">{yours}</NoticeBar>}
      <IncreaseCard increase={increase} onPhaseEnds={onPhaseEnds} />
    </Stack>
  )
}

/** What the reader has of it, or will have; undefined where that is nothing, or is over. */
function useYours(terms: IncreaseTermsOnWire | undefined): string | undefined {
  const { t } = useTranslation('increases')
  const { grant, expected } = terms ?? {}
  if (grant === undefined)
    return expected === undefined || expected.rights === 0
      ? undefined
      : t('yours.expected', { count: expected.rights })
  const { state, rights, application } = grant
  if (state === 'granted') return t('yours.granted', { count: rights })
  if (state !== 'applied' || application === undefined) return undefined
  const rest = rights - application.shares
  return rest === 0 ? t('yours.applied', { count: application.shares }) : t('yours.rest', { count: rest })
}
