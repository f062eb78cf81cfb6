import type { QuoteRow } from '@onelot/api-client'
import { Bleed, Box, Section } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { LiveQuoteRow } from '../../parts/quotes/LiveQuoteRow.tsx'

export interface RelatedListingsProps {
  /** Of one market. */
  rows: readonly QuoteRow[]
}

/** What one looks at next; each leads to its detail. */
export function RelatedListings({ rows }: RelatedListingsProps) {
  const { t } = useTranslation('newsDetail')
  if (rows.length === 0) return null
  return (
    <Box padding="page">
      <Section heading={t('related')}>
        <Bleed as="ul" role="list" aria-label={t('related')}>
          {rows.map((row) => (
            <li key={row.instrument.id}>
              <LiveQuoteRow row={row} currencyShown />
            </li>
          ))}
        </Bleed>
      </Section>
    </Box>
  )
}
