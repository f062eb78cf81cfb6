import { type BlockOnWire, blockTradesProducts } from '@onelot/api-client'
import { Card, ListRow, RowList, Section, Stack, Text, formatDay, formatPercent, useTheme } from '@onelot/ui'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { earlierThan } from './earlier.ts'

/** How shares of earlier blocks stood once their locks had ended, those of this share first. Nothing of an OTC lot, which nothing locks, nor where there is none or they could not be read. */
export function EarlierBlocks({ block }: { block: BlockOnWire }) {
  const { t } = useTranslation('block')
  const { locale } = useTheme()
  const name = useName()
  const { href, Link } = useNavigation()
  const isAsked = block.kind === 'block' && (block.phase === 'open' || block.phase === 'coming')
  const { data } = useRead(
    blockTradesProducts,
    isAsked ? { kind: 'block', phase: 'ended', ...firstPage } : null,
  )
  const earlier = earlierThan(block, data?.products ?? [])
  if (earlier.length === 0) return null
  return (
    <Section heading={t('earlier.label')}>
      <Stack gap="x3">
        <Text as="p" size="small" tone="secondary">
          {t('earlier.text')}
        </Text>
        <Card padding="none">
          <RowList
            label={t('earlier.label')}
            rows={earlier.map(({ id, instrument, zone, afterLock }) => ({
              key: id,
              row: (
                <ListRow
                  title={name(instrument.name)}
                  subtitle={t('earlier.at', { date: formatDay(locale, afterLock.unlockedAt, zone) })}
                  trailing={
                    <Text weight="strong">{formatPercent(locale, afterLock.change, { signed: true })}</Text>
                  }
                  href={href({ to: 'block', block: id })}
                  Link={Link}
                />
              ),
            }))}
          />
        </Card>
      </Stack>
    </Section>
  )
}
