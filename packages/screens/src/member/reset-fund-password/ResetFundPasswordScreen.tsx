import { type ResponseOf, type SentCode, codesSendToMember, memberMe } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import {
  Box,
  Button,
  EmptyState,
  Icon,
  NoticeBar,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  formatDateTime,
  useTheme,
} from '@onelot/ui'
import { CircleCheck, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import { NewFundPassword } from './NewFundPassword.tsx'

/** How far the screen is. */
type Progress =
  | { readonly kind: 'introduced' }
  | { readonly kind: 'asked'; readonly sent: SentCode; readonly phone: string }
  | { readonly kind: 'done'; readonly heldUntil: Instant }

/** /information/resetFundPass: a forgotten withdrawal password. What it delays is said before it and after it. */
export function ResetFundPasswordScreen() {
  const title = useTitleOf()('resetFundPassword')
  const me = useRead(memberMe, {})
  const [progress, setProgress] = useState<Progress>({ kind: 'introduced' })
  switch (progress.kind) {
    case 'introduced':
      return me.data?.fundPasswordSet === true ? (
        <Introduction
          title={title}
          phone={me.data.phone}
          onSent={(sent) => setProgress({ kind: 'asked', ...sent })}
        />
      ) : (
        <BackPage title={title}>
          <MemberOnly>
            <Box padding="page">
              <Loaded read={me} skeleton={<IntroductionSkeleton />}>
                {() => <NothingToReset />}
              </Loaded>
            </Box>
          </MemberOnly>
        </BackPage>
      )
    case 'asked':
      return (
        <NewFundPassword
          title={title}
          phone={progress.phone}
          sent={progress.sent}
          onBack={() => setProgress({ kind: 'introduced' })}
          onDone={({ heldUntil }) => setProgress({ kind: 'done', heldUntil })}
        />
      )
    case 'done':
      return <Done title={title} heldUntil={progress.heldUntil} />
  }
}

interface IntroductionProps {
  title: string
  phone: ResponseOf<typeof memberMe>['phone']
  onSent: (sent: { sent: SentCode; phone: string }) => void
}

function Introduction({ title, phone, onSent }: IntroductionProps) {
  const { t } = useTranslation('resetFundPassword')
  const submit = useSubmit(codesSendToMember, {
    success: false,
    onDone: ({ data }) => onSent({ sent: data, phone }),
    onEarlier: 'done',
  })
  return (
    <BackPage
      title={title}
      action={
        <Stack gap="x3">
          <OutcomeNote submit={submit} />
          <Button
            block
            loading={submit.pending}
            onClick={() => submit.send({ purpose: 'resetFundPassword' })}
          >
            {t('intro.send')}
          </Button>
        </Stack>
      }
    >
      <Box padding="page">
        <Stack gap="x4">
          <Text as="h2" size="heading" weight="bold">
            {t('intro.title')}
          </Text>
          <Text as="p" tone="secondary">
            {t('intro.text', { phone })}
          </Text>
          <NoticeBar tone="accent">{t('intro.held')}</NoticeBar>
        </Stack>
      </Box>
    </BackPage>
  )
}

function NothingToReset() {
  const { t } = useTranslation('resetFundPassword')
  const navigation = useNavigation()
  return (
    <EmptyState
      icon={<Icon icon={KeyRound} />}
      title={t('unset.title')}
      description={t('unset.text')}
      action={
        <Button size="small" onClick={() => navigation.replace({ to: 'fundPassword' })}>
          {t('unset.action')}
        </Button>
      }
    />
  )
}

function Done({ title, heldUntil }: { title: string; heldUntil: Instant }) {
  const { t } = useTranslation('resetFundPassword')
  const { locale } = useTheme()
  const now = useNow()
  const navigation = useNavigation()
  const time = formatDateTime(locale, heldUntil, { zone: readerZone(), seconds: false, now: now() })
  return (
    <BackPage
      title={title}
      action={
        <Button block onClick={() => navigation.back()}>
          {t('done.action')}
        </Button>
      }
    >
      <EmptyState
        role="status"
        icon={<Icon icon={CircleCheck} />}
        title={t('done.title')}
        description={t('done.text', { time })}
      />
    </BackPage>
  )
}

const IntroductionSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x4">
      <Skeleton line="title" width="12em" />
      <Skeleton line="small" width="90%" />
      <Skeleton line="display" />
    </Stack>
  </SkeletonGroup>
)
