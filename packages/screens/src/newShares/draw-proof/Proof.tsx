import type { DrawProof } from '@onelot/api-client'
import {
  Card,
  Collapse,
  CopyField,
  EmptyState,
  NoticeBar,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Checked } from './Checked.tsx'
import { useRecomputed } from './useRecomputed.ts'

/** The draw as this device has calculated it, and the values that it was calculated from. */
export function Proof({ proof }: { proof: DrawProof }) {
  const { t } = useTranslation('drawProof')
  const known = useRecomputed(proof)
  return (
    <Stack gap="x5">
      {proof.drawn === undefined ? (
        <EmptyState title={t('notYet')} description={t('notYetText')} />
      ) : known === undefined ? (
        <ProofSkeleton />
      ) : known.state === 'unavailable' ? (
        <NoticeBar>{t('cannot')}</NoticeBar>
      ) : (
        <Checked proof={proof} found={known.found} />
      )}
      <Published proof={proof} />
    </Stack>
  )
}

/** The values themselves, for who wants to calculate with them elsewhere. */
function Published({ proof: { application, digest, drawn } }: { proof: DrawProof }) {
  const { t } = useTranslation('drawProof')
  const [open, setOpen] = useState<readonly 'values'[]>([])
  const values = (
    <Stack gap="x4">
      <CopyField label={t('published.digest')} value={digest} />
      {drawn === undefined ? null : (
        <>
          <CopyField label={t('published.secret')} value={drawn.secret} />
          <CopyField label={t('published.application')} value={application} />
          <CopyField label={t('published.applicationDigest')} value={drawn.applicationDigest} />
          <Text as="p" size="small" tone="secondary">
            {t('published.text')}
          </Text>
        </>
      )}
    </Stack>
  )
  return (
    <Card padding="none">
      <Collapse
        level={2}
        items={[{ id: 'values', title: t('published.label'), content: values }]}
        open={open}
        onChange={(change) => setOpen(change.open)}
      />
    </Card>
  )
}

/** In the layout of what will come. */
export const ProofSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x5">
      <Skeleton line="title" width="60%" />
      <Skeleton line="display" />
      <Skeleton line="display" />
      <Skeleton line="display" />
    </Stack>
  </SkeletonGroup>
)
