import { memberMe, payeesList } from '@onelot/api-client'
import { Box, Button, EmptyState, Icon, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { type NextStep, nextStepOf } from './nextStep.ts'
import { StepButton } from './StepButton.tsx'

export interface AddingPageProps {
  kind: 'card' | 'wallet'
  /** The form, a page of its own. */
  children: ReactNode
}

const screens = {
  card: { adds: 'addBankCard', lists: 'bankCards' },
  wallet: { adds: 'addWallet', lists: 'wallets' },
} as const

/** The form that adds, or in its place what comes first. */
export function AddingPage({ kind, children }: AddingPageProps) {
  const title = useTitleOf()(screens[kind].adds)
  const isMember = useSession().current !== undefined
  const me = useRead(memberMe, {})
  const own = useRead(payeesList, {})
  if (!isMember)
    return (
      <BackPage title={title}>
        <LogInPrompt />
      </BackPage>
    )
  if (me.data === undefined || own.data === undefined)
    return (
      <BackPage title={title}>
        <Box padding="page">
          <Loaded read={me} skeleton={<FormSkeleton />}>
            {() => (
              <Loaded read={own} skeleton={<FormSkeleton />}>
                {() => <FormSkeleton />}
              </Loaded>
            )}
          </Loaded>
        </Box>
      </BackPage>
    )
  const { most } = own.data
  const { length: count } = kind === 'card' ? own.data.cards : own.data.wallets
  const step = nextStepOf(me.data, { count, most })
  return step === 'add' ? children : <Earlier title={title} kind={kind} step={step} most={most} />
}

interface EarlierProps extends Pick<AddingPageProps, 'kind'> {
  title: string
  step: Exclude<NextStep, 'add'>
  most: number
}

function Earlier({ title, kind, step, most }: EarlierProps) {
  const { t } = useTranslation('payees')
  const navigation = useNavigation()
  const toList = (
    <Button block onClick={() => navigation.replace({ to: screens[kind].lists })}>
      {t('first.full.action')}
    </Button>
  )
  return (
    <BackPage title={title} action={step === 'full' ? toList : <StepButton step={step} />}>
      <EmptyState
        icon={<Icon icon={LockKeyhole} />}
        title={t(`first.${step}.title`)}
        description={step === 'full' ? t('first.full.text', { count: most }) : t(`first.${step}.text`)}
      />
    </BackPage>
  )
}

const FormSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x5">
      <Skeleton line="small" width="70%" />
      <Skeleton line="display" />
      <Skeleton line="display" />
      <Skeleton line="display" />
    </Stack>
  </SkeletonGroup>
)
