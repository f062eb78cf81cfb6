import type { BlockOnWire, BlockTermsOnWire } from '@onelot/api-client'
import { type Fact, formatPercent, useTheme, useUiMessages } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { partOfDay } from '../../parts/blocks/blockView.ts'
import { useLockTime } from '../../parts/sales/useLockTime.ts'
import { useReviewFact } from '../../parts/sales/useReviewFact.ts'
import { FactSection } from '../../parts/sections/FactSection.tsx'
import { SentenceSection } from '../../parts/sections/SentenceSection.tsx'

/** Who sells how much, against what is traded on a day, when it is taken and what it costs. */
export function BlockTerms({ block, terms }: { block: BlockOnWire; terms: BlockTermsOnWire | undefined }) {
  const { t } = useTranslation('block')
  const { t: blocks } = useTranslation('blocks')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const name = useName()
  const timeOf = useLockTime()
  const reviewFact = useReviewFact()
  const { seller, shares, to, zone } = block
  const part = partOfDay(block)
  const percent = (rate: Parameters<typeof formatPercent>[1]) =>
    formatPercent(locale, rate, { places: { least: 0, most: 2 } })
  const facts: readonly Fact[] = [
    { label: t('terms.seller'), value: `${name(seller.name)} · ${blocks(`sellers.${seller.kind}`)}` },
    { label: t('terms.shares'), value: ui('finance.shares', { count: shares }) },
    ...(part === undefined
      ? []
      : [
          {
            label: t('terms.day'),
            value: percent(part),
          },
        ]),
    { label: t('terms.until'), value: timeOf(to, zone) },
    ...(terms === undefined
      ? []
      : [
          { label: t('terms.fee'), value: t('terms.feeNote', { rate: percent(terms.entry.commission) }) },
          reviewFact(terms.reviewMs),
        ]),
  ]
  return <FactSection label={t('terms.label')} facts={facts} />
}

/** What is on hold, when it may be sold, and what the discount is against. */
export function HowItWorks({ block: { terms, zone } }: { block: BlockOnWire }) {
  const { t } = useTranslation('block')
  const timeOf = useLockTime()
  const sentences = [
    t('how.price'),
    t('how.request'),
    terms === undefined ? t('how.free') : t('how.lock', { at: timeOf(terms.unlocksAt, zone) }),
    t('how.exit'),
  ]
  return <SentenceSection label={t('how.label')} sentences={sentences} />
}
