import type { MarketId } from '@onelot/domain'
import { SearchLink } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { UnreadBell } from '../../parts/new-messages/UnreadBell.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { TabHeader } from '../../base/shell/TabHeader.tsx'

/** Title, the way to the search, and the practice label. `market`: whose listings trend there. */
export function MarketHeader({ market }: { market: MarketId }) {
  const { t } = useTranslation('market')
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  return (
    <TabHeader title={titleOf('market')} trailing={<UnreadBell />}>
      <SearchLink
        label={t('search.label')}
        text={t('search.short')}
        href={href({ to: 'search', market })}
        Link={Link}
      />
    </TabHeader>
  )
}
