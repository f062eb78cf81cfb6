import { Box, Card, Inline, Prose, Stack } from '@onelot/ui'
import { useMarkets } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsPractice } from '../../base/shell/honesty.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { BrandMark } from '../../base/shell/Brand.tsx'
import { RouteRows } from '../../base/shell/RouteRows.tsx'
import { useSiteName } from '../../base/shell/site.ts'

const principles = ['figures', 'costs', 'risk', 'practice'] as const

/** /information/aboutUs: who runs the service, under the name of the site's configuration, and what can be traded, by the markets that it has. */
export function AboutUsScreen() {
  const { t } = useTranslation('aboutUs')
  const titleOf = useTitleOf()
  const name = useSiteName()
  const isPractice = useIsPractice()
  const markets = useMarkets().map(({ id }) => t(`markets.${id}`))
  return (
    <BackPage title={titleOf('aboutUs')}>
      <Box padding="page">
        <Stack gap="x5">
          <Inline>
            <BrandMark />
          </Inline>
          <Prose
            blocks={[
              ...(name === undefined ? [] : [{ kind: 'paragraph', text: t('text', { name }) } as const]),
              ...(markets.length === 0
                ? []
                : ([
                    { kind: 'heading', text: t('traded') },
                    { kind: 'list', items: markets },
                  ] as const)),
              { kind: 'heading', text: t('principles') },
              {
                kind: 'list',
                items: principles
                  .filter((one) => isPractice || one !== 'practice')
                  .map((one) => t(`principle.${one}`)),
              },
            ]}
          />
          <Card padding="none">
            <RouteRows label={t('more')} routes={['customerService', 'about']} />
          </Card>
        </Stack>
      </Box>
    </BackPage>
  )
}
