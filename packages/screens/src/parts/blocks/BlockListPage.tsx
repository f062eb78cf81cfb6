import type { BlockKind } from '@onelot/domain'
import { Box } from '@onelot/ui'
import type { ScreenName } from '../../base/definition/routes.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { PracticeChip } from '../../base/shell/PracticeChip.tsx'
import { Offered } from '../offered/Offered.tsx'
import { BlockList } from './BlockList.tsx'

export interface BlockListPageProps {
  screen: Extract<ScreenName, 'blockTrades' | 'overTheCounter'>
  kind: BlockKind
}

/** The page of what is sold off exchange of one kind. */
export function BlockListPage({ screen, kind }: BlockListPageProps) {
  const titleOf = useTitleOf()
  return (
    <Offered screen={screen}>
      <BackPage
        title={titleOf(screen)}
        trailing={
          <Box paddingInline="x3">
            <PracticeChip />
          </Box>
        }
      >
        <PullArea>
          <BlockList kind={kind} />
        </PullArea>
      </BackPage>
    </Offered>
  )
}
