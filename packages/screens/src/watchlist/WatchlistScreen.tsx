import { PullToRefresh, SearchLink } from '@onelot/ui'
import { pulled } from '../data/refreshing.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { useNavigation } from '../ports/ports.ts'
import { TabHeader } from '../shell/TabHeader.tsx'
import { TabPage } from '../shell/TabPage.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { MemberOnly } from '../states/MemberOnly.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { QuoteListSkeleton } from '../states/QuoteListSkeleton.tsx'
import { GroupTabs } from './GroupTabs.tsx'
import { LaterEditor } from './Later.tsx'
import { EmptyGroup } from './EmptyGroup.tsx'
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
                      <LaterEditor model={model} group={group} />
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
