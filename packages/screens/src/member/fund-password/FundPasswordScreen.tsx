import { memberMe } from '@onelot/api-client'
import { Box, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { ChangeFundPassword } from './ChangeFundPassword.tsx'
import { FirstFundPassword } from './FirstFundPassword.tsx'

/** /information/fundPass: setting the withdrawal password, or changing it. */
export function FundPasswordScreen() {
  const title = useTitleOf()('fundPassword')
  const me = useRead(memberMe, {})
  /** As it was when the form was sent: what it sets would make another form of it. */
  const [sent, setSent] = useState<{ readonly isSet: boolean }>()
  const isSet = sent?.isSet ?? me.data?.fundPasswordSet
  if (isSet === undefined)
    return (
      <BackPage title={title}>
        <MemberOnly>
          <Box padding="page">
            <Loaded read={me} skeleton={<FundPasswordSkeleton />}>
              {() => null}
            </Loaded>
          </Box>
        </MemberOnly>
      </BackPage>
    )
  const onSend = () => {
    setSent({ isSet })
  }
  return isSet ? (
    <ChangeFundPassword title={title} heldUntil={me.data?.withdrawalHeldUntil} onSend={onSend} />
  ) : (
    <FirstFundPassword title={title} onSend={onSend} />
  )
}

const FundPasswordSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x6">
      <Skeleton line="title" width="12em" />
      <Skeleton line="small" width="90%" />
      <Skeleton line="display" />
    </Stack>
  </SkeletonGroup>
)
