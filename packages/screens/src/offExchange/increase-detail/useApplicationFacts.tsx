import type { IncreaseOnWire } from '@onelot/api-client'
import { money } from '@onelot/domain'
import { type Fact, Money, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useAfterFact } from '../../parts/new-shares/useAfterFact.tsx'
import { useLockTime } from '../../parts/sales/useLockTime.ts'
import type { ApplicationFigures } from './application.ts'

/** What new shares take, what is left, and when they are issued and may be sold. */
export function useApplicationFacts({
  price,
  instrument,
  to,
  lockedUntil,
  zone,
}: IncreaseOnWire): (figures: ApplicationFigures) => readonly Fact[] {
  const { t } = useTranslation('increaseDetail')
  const { t: increases } = useTranslation('increases')
  const { t: sales } = useTranslation('sales')
  const ui = useUiMessages()
  const afterOf = useAfterFact()
  const timeOf = useLockTime()
  return ({ cost, after, unused }) => [
    {
      label: increases('price'),
      value: <Money value={money(instrument.currency, price)} own={false} size="small" />,
    },
    { label: sales('total'), value: <Money value={cost} own={false} weight="bold" />, strong: true },
    afterOf(after),
    ...(unused === 0 ? [] : [{ label: t('apply.unused'), value: ui('finance.shares', { count: unused }) }]),
    { label: t('apply.issued'), value: timeOf(to, zone) },
    { label: sales('locked'), value: timeOf(lockedUntil, zone), strong: true },
  ]
}
