import type { QuoteRow } from '@onelot/api-client'
import { Bleed, Box, Section, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { LiveQuoteRow } from '../../parts/quotes/LiveQuoteRow.tsx'

/** Which of one's own listings moved most today; where there are none, how they get here. */
export function Movers({ rows }: { rows: readonly QuoteRow[] }) {
  const { t } = useTranslation('home')
  const { href, Link } = useNavigation()
  return (
    <Box paddingInline="page">
      <Section
        heading={t('movers.title')}
        seeAll={rows.length === 0 ? undefined : { href: href({ to: 'watchlist' }), Link }}
      >
        {rows.length === 0 ? (
          <Text as="p" size="small" tone="secondary">
            {t('movers.none')}
          </Text>
        ) : (
          <Bleed as="ul" role="list">
            {rows.map((row) => (
              <li key={row.instrument.id}>
                <LiveQuoteRow row={row} currencyShown />
              </li>
            ))}
          </Bleed>
        )}
      </Section>
    </Box>
  )
}
