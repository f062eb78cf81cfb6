import { type RunDetailOnWire, type RunOnWire, strategiesGet } from '@onelot/api-client'
import { isZero, subtract } from '@onelot/domain'
import { Card, NoticeBar, Section, Stack } from '@onelot/ui'
import { ProfitCurve } from '@onelot/ui/charts'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'
import { PageRead } from '../../base/pages/PageRead.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { LastDay } from './LastDay.tsx'
import { NextOpening } from './NextOpening.tsx'
import { RunBar } from './RunBar.tsx'
import { RunDays } from './RunDays.tsx'
import { RunSummary } from './RunSummary.tsx'

/** One run: what it is worth, what it did at its last close and why, and what it does next. */
export function OneRun({ run: id }: { run: RunOnWire['id'] }) {
  const title = useTitleOf()('smartOrders')
  const name = useName()
  const read = useRead(strategiesGet, { run: id })
  const isMember = useSession().current !== undefined
  const detail = isMember ? read.data : undefined
  return (
    <BackPage
      title={detail === undefined ? title : name(detail.run.instrument.name)}
      trailing={<TrailingChip />}
      action={detail === undefined ? undefined : <RunBar detail={detail} />}
    >
      <MemberOnly>
        <PageRead read={read} measured skeleton={<RecordSkeleton />}>
          {(loaded) => <Parts detail={loaded} />}
        </PageRead>
      </MemberOnly>
    </BackPage>
  )
}

function Parts({ detail }: { detail: RunDetailOnWire }) {
  const { t } = useTranslation('smartOrders')
  const isOffered = useOffered()('smartOrders')
  const { run, days, running } = detail
  const last = days.at(-1)
  return (
    <Stack gap="x6">
      {running === undefined || isOffered ? null : <NoticeBar>{t('stopped')}</NoticeBar>}
      {run.ended === undefined ? null : <NoticeBar>{t(`ended.why.${run.ended.cause}`)}</NoticeBar>}
      {run.progress === 'cancelled' ? <NoticeBar>{t('cancelled')}</NoticeBar> : null}
      <RunSummary detail={detail} />
      {running === undefined ? null : <NextOpening run={run} running={running} />}
      {last === undefined ? null : <LastDay run={run} day={last} />}
      <Curve detail={detail} />
      {last === undefined ? null : <RunDays run={run} days={days} />}
    </Stack>
  )
}

/** What it has earned from close to close, once it has. */
function Curve({ detail: { run, days } }: { detail: RunDetailOnWire }) {
  const { t } = useTranslation('smartOrders')
  if (days.length < 2 || days.every(({ change }) => isZero(change))) return null
  const { currency } = run.amount
  return (
    <Section heading={t('curve')}>
      <Card>
        <ProfitCurve
          label={t('curve')}
          currency={currency}
          days={days.map(({ date, equity }) => ({
            date,
            profit: subtract(equity, run.amount).amount,
          }))}
        />
      </Card>
    </Section>
  )
}
