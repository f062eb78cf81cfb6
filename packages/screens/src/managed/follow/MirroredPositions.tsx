import type { MirroredOnWire } from '@onelot/api-client'
import { Card, ListRow, Money, RowList, Section, Stack } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { useFollowTexts } from './useFollowTexts.ts'

export interface MirroredPositionsProps {
  positions: readonly MirroredOnWire[]
  isEnding: boolean
}

/** What a follow has of its mentor's shares. Each leads to its position, where it can be sold. */
export function MirroredPositions({ positions, isEnding }: MirroredPositionsProps) {
  const { t } = useTranslation('follow')
  const name = useName()
  const lineOf = useMirroredLine()
  const { href, Link } = useNavigation()
  return (
    <Section heading={t('mirrored.label')}>
      <Card padding="none">
        {positions.length === 0 ? (
          <ListRow title={t(isEnding ? 'mirrored.noneEnding' : 'mirrored.none')} />
        ) : (
          <RowList
            label={t('mirrored.label')}
            rows={positions.map((one) => ({
              key: one.position,
              row: (
                <ListRow
                  title={name(one.instrument.name)}
                  subtitle={lineOf(one)}
                  wholeSubtitle
                  trailing={
                    <Stack as="span" gap="x1" align="end">
                      <Money value={one.worth} weight="strong" />
                      <Money value={one.profit} size="small" tone="change" />
                    </Stack>
                  }
                  href={href({ to: 'positionDetail', position: one.position })}
                  Link={Link}
                />
              ),
            }))}
          />
        )}
      </Card>
    </Section>
  )
}

/** How many at what price, and what keeps them from being sold. */
function useMirroredLine(): (one: MirroredOnWire) => string {
  const { t } = useTranslation('follow')
  const { price, shares, moment } = useFollowTexts()
  return ({ instrument, lots, entry, bid, owed, lockedUntil }) =>
    [
      t('mirrored.line', { shares: shares(lots), price: price(instrument.currency, entry) }),
      ...(bid === undefined ? [t('mirrored.noPrice')] : []),
      ...(lockedUntil === undefined ? [] : [t('mirrored.locked', { at: moment(lockedUntil) })]),
      ...(owed === 0 ? [] : [t('mirrored.owed', { shares: shares(owed) })]),
    ].join(' · ')
}
