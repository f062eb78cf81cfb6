import type { MentorDetailOnWire } from '@onelot/api-client'
import {
  Card,
  EmptyState,
  ListRow,
  Money,
  RowList,
  Section,
  Text,
  formatPercent,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'

/** What a mentor has now, the cash last. */
export function MentorPositions({ detail: { positions, cash } }: { detail: MentorDetailOnWire }) {
  const { t } = useTranslation('mentor')
  const { locale } = useTheme()
  const { href, Link } = useNavigation()
  const ui = useUiMessages()
  const name = useName()
  return (
    <Section heading={t('has.label')}>
      <Card padding="none">
        {positions.length === 0 ? <EmptyState title={t('has.none')} /> : null}
        <RowList
          label={t('has.label')}
          rows={[
            ...positions.map(({ instrument, lots, worth, part }) => ({
              key: instrument.id,
              row: (
                <ListRow
                  title={name(instrument.name)}
                  subtitle={`${ui('finance.shares', { count: lots })} · ${formatPercent(locale, part, { places: 1 })}`}
                  trailing={<Money value={worth} own={false} weight="strong" />}
                  href={href({ to: 'stockDetail', instrument: instrument.id })}
                  Link={Link}
                />
              ),
            })),
            {
              key: 'cash',
              row: (
                <ListRow
                  title={t('has.cash')}
                  trailing={
                    <Text weight="strong">
                      <Money value={cash} own={false} />
                    </Text>
                  }
                />
              ),
            },
          ]}
        />
      </Card>
    </Section>
  )
}
