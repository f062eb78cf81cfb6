import type { IncreaseGrantOnWire, IncreaseOnWire, IncreaseTermsOnWire } from '@onelot/api-client'
import { exact, money, sharesForOneRight, worthOfRight } from '@onelot/domain'
import {
  Button,
  Card,
  type Fact,
  FactList,
  Money,
  NoticeBar,
  Section,
  Stack,
  useUiMessages,
} from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { CancelIncrease } from '../../parts/increases/CancelIncrease.tsx'
import { useLastPrice } from '../../parts/sales/useLastPrice.ts'
import { useLockTime } from '../../parts/sales/useLockTime.ts'

export interface YourRightsProps {
  increase: IncreaseOnWire
  terms: IncreaseTermsOnWire
}

/** What the reader may take of it, what that is worth at the price of now, and what became of it; said beforehand, what doing nothing leads to. */
export function YourRights({ increase, terms }: YourRightsProps) {
  const { t } = useTranslation('increaseDetail')
  const facts = useRightsFacts(increase, terms)
  const note = useNote(increase, terms)
  const { grant } = terms
  return (
    <Section heading={t('rights.label')}>
      <Card>
        <Stack gap="x4">
          {facts.length === 0 ? null : <FactList label={t('rights.label')} facts={facts} />}
          <NoticeBar tone={grant?.state === 'applied' || grant?.state === 'issued' ? 'accent' : 'neutral'}>
            {note}
          </NoticeBar>
          {grant === undefined ? null : <Actions increase={increase} grant={grant} />}
        </Stack>
      </Card>
    </Section>
  )
}

/** Whether rights can be used still, or will be. */
const isUnused = ({ grant, expected }: IncreaseTermsOnWire): boolean =>
  grant === undefined ? (expected?.rights ?? 0) > 0 : grant.state === 'granted'

function useRightsFacts(increase: IncreaseOnWire, terms: IncreaseTermsOnWire): readonly Fact[] {
  const { t } = useTranslation('increaseDetail')
  const ui = useUiMessages()
  const last = useLastPrice(increase)
  const counted = terms.grant ?? terms.expected
  const count = (shares: number) => ui('finance.shares', { count: shares })
  if (counted === undefined) return []
  const application = terms.grant?.application
  if (increase.phase === 'calledOff')
    return application === undefined
      ? []
      : [
          { label: t('rights.applied'), value: count(application.shares) },
          { label: t('rights.returned'), value: <Money value={application.cost} size="small" /> },
        ]
  const { currency } = increase.instrument
  const { held, rights } = counted
  const worth = last && exact(worthOfRight(last, increase)).times(String(rights))
  const left = application === undefined ? 0 : rights - application.shares
  return [
    { label: t(terms.grant === undefined ? 'rights.heldNow' : 'rights.held'), value: count(held) },
    { label: t('rights.rights'), value: count(rights), strong: true },
    ...(worth === undefined || !isUnused(terms)
      ? []
      : [
          {
            label: t('rights.worth'),
            value: <Money value={money(currency, worth, 'down')} size="small" own={false} />,
          },
        ]),
    ...(application === undefined
      ? []
      : [
          { label: t('rights.applied'), value: count(application.shares) },
          {
            label: t(terms.grant?.state === 'issued' ? 'rights.paid' : 'rights.onHold'),
            value: <Money value={application.cost} size="small" />,
          },
        ]),
    ...(left === 0 ? [] : [{ label: t('rights.unused'), value: count(left) }]),
  ]
}

const endedBy = (cause: IncreaseOnWire['cause']) =>
  cause === 'split' || cause === 'delisted' ? cause : 'calledOff'

/** What that means, and what follows. */
function useNote(
  { to, countsAt, lockedUntil, zone, phase, ratio, cause }: IncreaseOnWire,
  terms: IncreaseTermsOnWire,
): string {
  const { t } = useTranslation('increaseDetail')
  const ui = useUiMessages()
  const timeOf = useLockTime()
  const { grant, expected } = terms
  const shares = ui('finance.shares', { count: sharesForOneRight(ratio) })
  if (grant === undefined) {
    if (phase === 'calledOff') return t(`rights.notes.${endedBy(cause)}`)
    if (expected === undefined) return t('rights.notes.none', { shares })
    return t(expected.rights > 0 ? 'rights.notes.expected' : 'rights.notes.notEnough', {
      at: timeOf(countsAt, zone),
      shares,
    })
  }
  switch (grant.state) {
    case 'granted':
      return t('rights.notes.granted', { at: timeOf(to, zone) })
    case 'applied':
      return t('rights.notes.applied', { at: timeOf(to, zone) })
    case 'issued':
      return t('rights.notes.issued', { at: timeOf(lockedUntil, zone) })
    case 'lapsed':
      return t('rights.notes.lapsed')
    case 'calledOff':
      return t(`rights.notes.${endedBy(grant.cause)}`)
    default: {
      const never: never = grant.state
      return never
    }
  }
}

function Actions({ increase, grant }: { increase: IncreaseOnWire; grant: IncreaseGrantOnWire }) {
  const { t } = useTranslation('increaseDetail')
  const { t: increases } = useTranslation('increases')
  const navigation = useNavigation()
  const [asksToCancel, setAsksToCancel] = useState(false)
  const { state, position } = grant
  if (position !== undefined)
    return (
      <Button variant="secondary" block onClick={() => navigation.go({ to: 'positionDetail', position })}>
        {t('rights.position')}
      </Button>
    )
  if (state !== 'applied') return null
  return (
    <>
      <Button variant="secondary" block onClick={() => setAsksToCancel(true)}>
        {t('rights.cancel')}
      </Button>
      <SheetSlot>
        {asksToCancel ? (
          <CancelIncrease
            increase={increase.id}
            question={increases('cancel.question')}
            text={increases('cancel.text')}
            action={increases('cancel.action')}
            keep={increases('cancel.keep')}
            onClose={() => setAsksToCancel(false)}
          />
        ) : null}
      </SheetSlot>
    </>
  )
}
