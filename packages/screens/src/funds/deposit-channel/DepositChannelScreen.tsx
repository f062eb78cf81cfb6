import { type DepositTermsOnWire, type WireRefusal, depositsTerms } from '@onelot/api-client'
import { Box, Button, EmptyState, Icon, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import { Unplug } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useRefreshAt } from '../../base/data/useRefreshAt.ts'
import { Obstacles, mendButton } from '../../parts/fund-requests/Obstacles.tsx'
import { waitEndsAt } from '../../parts/fund-requests/obstacles.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Failure } from '../../base/states/Failure.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { ChannelPassword } from './ChannelPassword.tsx'
import { Payment } from './Payment.tsx'
import type { DepositChannelParams } from './params.ts'
import { type UnlockedChannel, useOpening } from './useOpening.ts'

/** /information/rechargeChannel: where a deposit is paid to, and the picture of the transfer. */
export function DepositChannelScreen(params: DepositChannelParams) {
  const title = useTitleOf()('depositChannel')
  if (useSession().current !== undefined) return <Channel title={title} {...params} />
  return (
    <BackPage title={title}>
      <LogInPrompt />
    </BackPage>
  )
}

interface TitledProps {
  title: string
}

function Channel({ title, currency, channel, amount }: TitledProps & DepositChannelParams) {
  const terms = useRead(depositsTerms, { currency })
  useRefreshAt(terms.data && waitEndsAt(terms.data), terms)
  const [unlocked, setUnlocked] = useState<UnlockedChannel>()
  const [lock, setLock] = useState<Lock>()
  const { data } = terms
  if (data === undefined)
    return (
      <BackPage title={title}>
        <Box padding="page">
          <Loaded read={terms} skeleton={<PaymentSkeleton />}>
            {() => null}
          </Loaded>
        </Box>
      </BackPage>
    )
  if (data.obstacles.length > 0)
    return (
      <BackPage title={title} action={mendButton(data)}>
        <NotRefreshed reads={[terms]} />
        <Box padding="page">
          <Obstacles {...data} />
        </Box>
      </BackPage>
    )
  const found = data.channels.find(({ id }) => id === channel)
  if (found === undefined) return <Gone title={title} />
  if ((found.needsPassword || lock !== undefined) && unlocked === undefined)
    return (
      <ChannelPassword title={title} channel={channel} refusal={lock?.refusal} onUnlocked={setUnlocked} />
    )
  return (
    <Opened
      title={title}
      channel={channel}
      amount={amount}
      terms={data}
      unlocked={unlocked}
      onLocked={(refusal) => {
        setLock({ refusal: unlocked && refusal })
        setUnlocked(undefined)
      }}
    />
  )
}

/** A channel that asks for a password; the one that was given is refused where `refusal` says so. */
interface Lock {
  readonly refusal: WireRefusal | undefined
}

interface OpenedProps extends TitledProps, Omit<DepositChannelParams, 'currency'> {
  terms: DepositTermsOnWire
  unlocked: UnlockedChannel | undefined
  onLocked: (refusal: WireRefusal) => void
}

function Opened({ title, channel, amount, terms, unlocked, onLocked }: OpenedProps) {
  const { opening, isUnderWay, open } = useOpening(channel, unlocked, onLocked)
  if (opening.kind === 'opened')
    return (
      <Payment
        title={title}
        details={opening.details}
        password={unlocked?.password}
        amount={amount}
        terms={terms}
        renewing={isUnderWay}
        onRenew={open}
        onLocked={onLocked}
      />
    )
  const refusal =
    opening.kind === 'failed' && opening.failure.kind === 'refused' ? opening.failure.refusal : undefined
  if (refusal?.code === 'PRODUCT_UNAVAILABLE') return <Gone title={title} />
  return (
    <BackPage title={title}>
      <Box padding="page">
        {opening.kind === 'failed' ? (
          <Failure failure={opening.failure} retrying={isUnderWay} onRetry={open} />
        ) : (
          <PaymentSkeleton />
        )}
      </Box>
    </BackPage>
  )
}

/** A channel that an operator has taken away, or an address that names none. */
function Gone({ title }: TitledProps) {
  const { t } = useTranslation('depositChannel')
  const navigation = useNavigation()
  return (
    <BackPage
      title={title}
      action={
        <Button block onClick={() => navigation.replace({ to: 'deposit' })}>
          {t('gone.action')}
        </Button>
      }
    >
      <EmptyState icon={<Icon icon={Unplug} />} title={t('gone.title')} description={t('gone.text')} />
    </BackPage>
  )
}

const PaymentSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x5">
      <Skeleton line="title" width="70%" />
      <Skeleton shape="block" height="3rem" />
      <Skeleton shape="block" height="20rem" />
      <Skeleton shape="block" height="6rem" />
    </Stack>
  </SkeletonGroup>
)
