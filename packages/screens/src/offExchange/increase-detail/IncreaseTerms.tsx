import type { IncreaseOnWire } from '@onelot/api-client'
import { type Decimal, dilutionOfRights, money, theoreticalPrice } from '@onelot/domain'
import { BeforeAfter, type Fact, formatMoney, formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useLastPrice } from '../../parts/sales/useLastPrice.ts'
import { useLockTime } from '../../parts/sales/useLockTime.ts'
import { FactSection } from '../../parts/sections/FactSection.tsx'
import { SentenceSection } from '../../parts/sections/SentenceSection.tsx'

interface IncreaseTermsProps {
  increase: IncreaseOnWire
}

/** What can be bought; while it is ahead, its theoretical price too, and how much smaller a part of the company a share is. */
export function IncreaseTerms({ increase }: IncreaseTermsProps) {
  const { t } = useTranslation('increaseDetail')
  const { t: increases } = useTranslation('increases')
  const { locale } = useTheme()
  const last = useLastPrice(increase)
  const { ratio, instrument, price, phase } = increase
  const isAhead = phase === 'coming' || phase === 'open'
  const written = (amount: Decimal) => formatMoney(locale, money(instrument.currency, amount, 'halfUp'))
  const percent = formatPercent(locale, dilutionOfRights(ratio), { places: { least: 0, most: 2 } })
  const facts: readonly Fact[] = [
    { label: t('terms.ratio'), value: increases('ratio', ratio) },
    { label: increases('price'), value: written(price) },
    ...(last === undefined || !isAhead
      ? []
      : [
          {
            label: t('terms.theoretical'),
            value: <BeforeAfter before={written(last)} after={written(theoreticalPrice(last, increase))} />,
          },
        ]),
    ...(isAhead ? [{ label: t('terms.dilution'), value: t('terms.dilutionNote', { percent }) }] : []),
    { label: t('terms.fee'), value: t('terms.noFee') },
  ]
  return <FactSection label={t('terms.label')} facts={facts} />
}

/** Who has rights, what can be done with them, and what cannot. */
export function HowItWorks({ increase: { countsAt, to, lockedUntil, zone } }: IncreaseTermsProps) {
  const { t } = useTranslation('increaseDetail')
  const timeOf = useLockTime()
  const sentences = [
    t('how.who', { at: timeOf(countsAt, zone) }),
    t('how.price'),
    t('how.trade'),
    t('how.once', { at: timeOf(to, zone) }),
    t('how.lock', { at: timeOf(lockedUntil, zone) }),
    t('how.callOff'),
  ]
  return <SentenceSection label={t('how.label')} sentences={sentences} />
}
