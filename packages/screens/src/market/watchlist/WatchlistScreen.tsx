import { PullToRefresh, SearchLink } from '@onelot/ui'
import { pulled } from '../../base/data/refreshing.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { TabHeader } from '../../base/shell/TabHeader.tsx'
import { TabPage } from '../../base/shell/TabPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { GroupTabs } from './GroupTabs.tsx'
import { EmptyGroup } from './EmptyGroup.tsx'
import { LateEditor } from './LateEditor.tsx'
import { Stocks } from './Stocks.tsx'
import { Tools } from './Tools.tsx'
import { useWatchlistScreen } from './useWatchlistScreen.ts'

/** /market/components/optionList and /favorite/index: what a member follows, in groups, with live prices. */
export function WatchlistScreen() {
  return (
    <TabPage tab="watchlist" header={<Header />}>
      <MemberOnly>
        <Watchlist />
      </MemberOnly>
    </TabPage>
  )
}

function Header() {
  const { t } = useTranslation('watchlist')
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  return (
    <TabHeader title={titleOf('watchlist')}>
      <SearchLink
        label={t('search.label')}
        text={t('search.text')}
        href={href({ to: 'search' })}
        Link={Link}
      />
    </TabHeader>
  )
}

function Watchlist() {
  const model = useWatchlistScreen()
  const { group, rows, read } = model
  return (
    // The bar under an edited list is fixed to the window, which it would not be in what a pull moves.
    <PullToRefresh disabled={model.editing} onRefresh={() => pulled(model.refresh())}>
      <NotRefreshed reads={model.reads} />
      <Loaded read={read} skeleton={<QuoteListSkeleton marked />}>
        {() =>
          group === undefined ? null : (
            <GroupTabs model={model}>
              <Tools model={model} group={group} />
              {group.instruments.length === 0 ? (
                <EmptyGroup model={model} group={group} />
              ) : (
                <Loaded read={rows} skeleton={<QuoteListSkeleton marked />}>
                  {() =>
                    model.editing ? (
                      <LateEditor model={model} group={group} />
                    ) : (
                      <Stocks model={model} group={group} />
                    )
                  }
                </Loaded>
              )}
            </GroupTabs>
          )
        }
      </Loaded>
    </PullToRefresh>
  )
}
