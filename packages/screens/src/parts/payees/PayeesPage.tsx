import { type Payees, memberMe, payeesList } from '@onelot/api-client'
import {
  Avatar,
  Box,
  Button,
  Card,
  EmptyState,
  Icon,
  ListRow,
  RowList,
  Skeleton,
  SkeletonGroup,
  Stack,
  Tag,
  Text,
} from '@onelot/ui'
import { Landmark, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { PayeeSheets } from './PayeeSheets.tsx'
import { StepButton } from './StepButton.tsx'
import { type NextStep, nextStepOf } from './nextStep.ts'
import type { ShownPayee } from './shown.ts'

export interface PayeesPageProps {
  kind: 'card' | 'wallet'
  /** Those of the kind, in the order of the list. */
  shownOf: (payees: Payees) => readonly ShownPayee[]
}

const screens = {
  card: { lists: 'bankCards', adds: 'addBankCard', icon: Landmark, other: 'wallets' },
  wallet: { lists: 'wallets', adds: 'addWallet', icon: Wallet, other: 'bankCards' },
} as const

/** The bank accounts or the wallets of a member, and the one next step. */
export function PayeesPage(props: PayeesPageProps) {
  const title = useTitleOf()(screens[props.kind].lists)
  if (useSession().current !== undefined) return <MembersPayees title={title} {...props} />
  return (
    <BackPage title={title}>
      <LogInPrompt />
    </BackPage>
  )
}

function MembersPayees({ title, kind, shownOf }: PayeesPageProps & { title: string }) {
  const read = useRead(payeesList, {})
  const me = useRead(memberMe, {})
  const [opened, setOpened] = useState<ShownPayee>()
  const rows = read.data === undefined ? [] : shownOf(read.data)
  const step =
    me.data === undefined || read.data === undefined
      ? undefined
      : nextStepOf(me.data, { count: rows.length, most: read.data.most })
  return (
    <BackPage
      title={title}
      action={step === undefined || step === 'full' ? undefined : <Next kind={kind} step={step} />}
    >
      <PullArea reads={[read, me]}>
        <NotRefreshed reads={[read]} />
        <Box padding="page">
          <Loaded read={read} skeleton={<ListSkeleton />}>
            {() => (
              <Stack gap="x5">
                <List kind={kind} rows={rows} step={step} onOpen={setOpened} />
                <ToOthers to={screens[kind].other} />
              </Stack>
            )}
          </Loaded>
        </Box>
      </PullArea>
      <SheetSlot>
        {opened === undefined ? null : <PayeeSheets shown={opened} onClose={() => setOpened(undefined)} />}
      </SheetSlot>
    </BackPage>
  )
}

function Next({ kind, step }: Pick<PayeesPageProps, 'kind'> & { step: Exclude<NextStep, 'full'> }) {
  const { t } = useTranslation('payees')
  const navigation = useNavigation()
  if (step !== 'add') return <StepButton step={step} />
  return (
    <Button block onClick={() => navigation.go({ to: screens[kind].adds })}>
      {t(`${kind}.add`)}
    </Button>
  )
}

/** Between bank accounts and wallets. */
function ToOthers({ to }: { to: 'bankCards' | 'wallets' }) {
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  return (
    <Card padding="none">
      <ListRow title={titleOf(to)} href={href({ to })} Link={Link} />
    </Card>
  )
}

interface ListProps extends Pick<PayeesPageProps, 'kind'> {
  rows: readonly ShownPayee[]
  step: NextStep | undefined
  onOpen: (payee: ShownPayee) => void
}

function List({ kind, rows, step, onOpen }: ListProps) {
  const { t } = useTranslation('payees')
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<Icon icon={screens[kind].icon} />}
        title={t(`${kind}.empty`)}
        description={
          step === undefined || step === 'add' || step === 'full'
            ? t(`${kind}.emptyText`)
            : t(`first.${step}.text`)
        }
      />
    )
  return (
    <Stack gap="x4">
      <Card padding="none">
        <RowList
          label={t(`${kind}.list`)}
          rows={rows.map((shown) => ({
            key: shown.payee,
            row: (
              <ListRow
                leading={<Avatar name={shown.name} size="small" tone="neutral" decorative />}
                title={shown.name}
                subtitle={shown.detail}
                trailing={shown.isDefault ? <Tag tone="accent">{t('default')}</Tag> : undefined}
                onPress={() => onOpen(shown)}
              />
            ),
          }))}
        />
      </Card>
      {step === 'full' ? (
        <Text as="p" size="small" tone="secondary">
          {t(`${kind}.full`, { count: rows.length })}
        </Text>
      ) : null}
    </Stack>
  )
}

const ListSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x4">
      <Skeleton line="display" />
      <Skeleton line="display" />
    </Stack>
  </SkeletonGroup>
)
