import type { ElectiveDividendOnWire } from '@onelot/api-client'
import { Button, FactList, NoticeBar, Sheet, Stack, Text } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { useName } from '../../../base/i18n/useName.ts'
import { useNow } from '../../../base/ports/ports.ts'
import { SheetSlot } from '../../../base/sheets/SheetSlot.tsx'
import { CancelRequest } from '../../../parts/under-review/CancelRequest.tsx'
import { Choices } from './Choices.tsx'
import { WithdrawElection } from './WithdrawElection.tsx'
import { type ElectionPhase, phaseOf } from './electionView.ts'
import { useBasis } from './useBasis.ts'
import { useElectionFacts } from './useElectionFacts.tsx'

export interface ElectionSheetProps {
  dividend: ElectiveDividendOnWire
  onClose: () => void
}

/** What is chosen, or decided by now, and the way back while there is one. */
export function ElectionSheet({ dividend, onClose }: ElectionSheetProps) {
  const { t } = useTranslation('elections')
  const name = useName()
  const now = useNow()
  const basisOf = useBasis()
  const factsOf = useElectionFacts()
  const [asks, setAsks] = useState(false)
  const phase = phaseOf(dividend, now())
  const action = phase === 'accepted' ? 'withdraw' : phase === 'underReview' ? 'cancel' : undefined
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('heading')}
      description={name(dividend.instrument.name)}
      footer={
        action === undefined ? undefined : (
          <Button variant="secondary" block onClick={() => setAsks(true)}>
            {t(`${action}.action`)}
          </Button>
        )
      }
    >
      <Stack gap="x4">
        <Note phase={phase} />
        <Choices dividend={dividend} phase={phase} />
        {phase === 'closed' ? null : (
          <Text as="p" size="small" tone="secondary">
            {basisOf(dividend, phase)}
          </Text>
        )}
        <FactList label={t('choose.facts')} facts={factsOf(dividend)} />
      </Stack>
      <SheetSlot>
        {asks ? <Question dividend={dividend} action={action} onClose={() => setAsks(false)} /> : null}
      </SheetSlot>
    </Sheet>
  )
}

/** What follows from it. */
function Note({ phase }: { phase: ElectionPhase }) {
  const { t } = useTranslation('elections')
  if (phase === 'ahead' || phase === 'open') return null
  return <NoticeBar tone="accent">{t(`notes.${phase}`)}</NoticeBar>
}

interface QuestionProps extends ElectionSheetProps {
  action: 'withdraw' | 'cancel' | undefined
}

/** Under review it is cancelled as any request; once accepted it is withdrawn. */
function Question({ dividend, action, onClose }: QuestionProps) {
  const { t } = useTranslation('elections')
  const { request } = dividend
  if (action === 'withdraw') return <WithdrawElection dividend={dividend} onClose={onClose} />
  if (action === undefined || request === undefined) return null
  return (
    <CancelRequest
      request={request}
      question={t('cancel.question')}
      text={t('withdraw.text')}
      action={t('cancel.action')}
      keep={t('withdraw.keep')}
      onClose={onClose}
    />
  )
}
