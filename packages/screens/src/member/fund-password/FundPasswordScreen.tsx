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
  /** As it was when the screen opened: what is set here would make another form of it. */
  const [begun, setBegun] = useState<{ readonly isSet: boolean }>()
  if (begun === undefined && me.data !== undefined) setBegun({ isSet: me.data.fundPasswordSet })
  if (begun === undefined)
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
  return begun.isSet ? (
    <ChangeFundPassword title={title} heldUntil={me.data?.withdrawalHeldUntil} />
  ) : (
    <FirstFundPassword title={title} />
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
