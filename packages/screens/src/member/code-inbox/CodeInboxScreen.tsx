import { type InboxCode, codesInbox } from '@onelot/api-client'
import {
  Box,
  Card,
  EmptyState,
  Icon,
  ListRow,
  RowList,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  formatTime,
  useTheme,
} from '@onelot/ui'
import { MessageSquare } from 'lucide-react'
import { useRead } from '../../base/data/useRead.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { NotOffered } from '../../parts/availability/NotOffered.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'

/** /information/codes: the codes that a phone would have received, for whoever asked for them on this device. */
export function CodeInboxScreen() {
  const { t } = useTranslation('codeInbox')
  const title = useTitleOf()('codeInbox')
  const read = useRead(codesInbox, {})
  const { failure } = read
  if (failure?.kind === 'refused' && failure.refusal.code === 'PRODUCT_UNAVAILABLE')
    return (
      <BackPage title={title}>
        <NotOffered area={title} />
      </BackPage>
    )
  return (
    <BackPage title={title}>
      <PullArea reads={[read]}>
        <NotRefreshed reads={[read]} />
        <Box padding="page">
          <Stack gap="x4">
            <Text as="p" tone="secondary">
              {t('text')}
            </Text>
            <Loaded read={read} skeleton={<CodesSkeleton />}>
              {(codes) => (codes.length === 0 ? <NoCodes /> : <Codes codes={codes} />)}
            </Loaded>
          </Stack>
        </Box>
      </PullArea>
    </BackPage>
  )
}

function Codes({ codes }: { codes: readonly InboxCode[] }) {
  const { t } = useTranslation('codeInbox')
  const { locale } = useTheme()
  return (
    <Card padding="none">
      <RowList
        label={t('list')}
        rows={codes.map(({ id, purpose, phone, code, at }) => ({
          key: id,
          row: (
            <ListRow
              title={t(`purposes.${purpose}`)}
              subtitle={t('sent', { phone, time: formatTime(locale, at, { zone: readerZone() }) })}
              trailing={
                <Text size="lead" weight="strong">
                  {code}
                </Text>
              }
            />
          ),
        }))}
      />
    </Card>
  )
}

function NoCodes() {
  const { t } = useTranslation('codeInbox')
  return (
    <EmptyState icon={<Icon icon={MessageSquare} />} title={t('empty.title')} description={t('empty.text')} />
  )
}

const CodesSkeleton = () => (
  <SkeletonGroup>
    <Skeleton line="display" />
  </SkeletonGroup>
)
