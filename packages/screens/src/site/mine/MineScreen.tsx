import { Box, Stack } from '@onelot/ui'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { UnreadBell } from '../../parts/new-messages/UnreadBell.tsx'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { TabHeader } from '../../base/shell/TabHeader.tsx'
import { TabPage } from '../../base/shell/TabPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { Accounts } from './Accounts.tsx'
import { Assets, AssetsSkeleton } from './Assets.tsx'
import { Borrowed } from './Borrowed.tsx'
import { Me, MeSkeleton, NextStep } from './Me.tsx'
import { Actions, GuestMenu, MemberMenu } from './Menu.tsx'
import { useMine } from './useMine.ts'

/** /information/index, Mine: who one is, what one owns, and the ways to everything of the account. */
export function MineScreen() {
  const member = useSession().current !== undefined
  const titleOf = useTitleOf()
  return (
    <TabPage tab="mine" header={<TabHeader title={titleOf('mine')} trailing={<UnreadBell />} />}>
      <Box padding="page">
        <Stack gap="x5">
          {member ? (
            <Member />
          ) : (
            <>
              <LogInPrompt />
              <GuestMenu />
            </>
          )}
        </Stack>
      </Box>
    </TabPage>
  )
}

function Member() {
  const mine = useMine()
  const reads = [mine.summary, mine.me]
  return (
    <PullArea reads={reads}>
      <Stack gap="x5">
        <NotRefreshed reads={reads} />
        <Loaded read={mine.me} skeleton={<MeSkeleton />}>
          {(me) => <Me me={me} />}
        </Loaded>
        <Loaded read={mine.summary} skeleton={<AssetsSkeleton />}>
          {(summary) => <Assets summary={summary} />}
        </Loaded>
        {mine.me.data === undefined ? null : <NextStep me={mine.me.data} />}
        <Actions />
        {mine.summary.data === undefined ? null : (
          <>
            <Borrowed summary={mine.summary.data} />
            <Accounts summary={mine.summary.data} />
          </>
        )}
        <MemberMenu />
      </Stack>
    </PullArea>
  )
}
