import { increasesProducts } from '@onelot/api-client'
import { Box, Section, Stack } from '@onelot/ui'
import { announced } from '../../base/data/announced.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { IncreaseCard } from './IncreaseCard.tsx'

/** Capital increases that are open or coming, above what else is issued; nothing where there is none. */
export function IncreaseList() {
  const { t } = useTranslation('increases')
  const { data, refresh } = useRead(increasesProducts, {}, announced)
  const ahead = data?.products.filter(({ phase }) => phase === 'open' || phase === 'coming') ?? []
  if (ahead.length === 0) return null
  return (
    <Box paddingInline="page" paddingBlock="x2">
      <Section heading={t('list')}>
        <Stack gap="x3">
          {ahead.map((increase) => (
            <IncreaseCard key={increase.id} increase={increase} onPhaseEnds={() => void refresh()} />
          ))}
        </Stack>
      </Section>
    </Box>
  )
}
