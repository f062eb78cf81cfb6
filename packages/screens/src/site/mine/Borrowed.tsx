import type { TradeSummary } from '@onelot/api-client'
import { isPositive } from '@onelot/domain'
import { Card, ListRow, Money } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'

/** What is borrowed, with the way to pay it back, also where the site gives no loans any more; nothing where nothing is. */
export function Borrowed({ summary: { borrowed } }: { summary: TradeSummary }) {
  const { t } = useTranslation('mine')
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  if (!isPositive(borrowed)) return null
  return (
    <Card padding="none">
      <ListRow
        title={t('parts.borrowed')}
        subtitle={titleOf('repayment')}
        trailing={<Money value={borrowed} weight="strong" fit />}
        href={href({ to: 'repayment' })}
        Link={Link}
      />
    </Card>
  )
}
