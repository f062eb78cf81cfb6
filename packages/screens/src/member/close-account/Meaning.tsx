import type { ClosingStatus } from '@onelot/api-client'
import { Card, FactList, ListRow, Money, Prose, RowList, Section, Stack, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsPractice } from '../../base/shell/honesty.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { useProductTexts } from '../../parts/module-words/useProductTexts.ts'
import { type Obstacle, useMending } from './useMending.ts'

/** What closing means: what stands in the way, what happens at once, what is given up, and what is kept how long. */
export function Meaning({ status }: { status: ClosingStatus }) {
  const { t } = useTranslation('closeAccount')
  // What is given up changes with what is mended.
  const isFree = status.obstacles.length === 0
  return (
    <Stack gap="x6">
      <Stack gap="x3">
        <Text as="h2" size="title" weight="bold">
          {t('lead')}
        </Text>
        <Text as="p" tone="secondary">
          {t('text')}
        </Text>
      </Stack>
      {isFree ? null : <Obstacles status={status} />}
      <Section heading={t('atOnce.title')}>
        <Card>
          <Prose
            blocks={[
              {
                kind: 'list',
                items: (['loggedOut', 'erased', 'invitation'] as const).map((name) => t(`atOnce.${name}`)),
              },
            ]}
          />
        </Card>
      </Section>
      {isFree && status.forfeits.length > 0 ? <Forfeits status={status} /> : null}
      <Kept status={status} />
    </Stack>
  )
}

function Obstacles({ status }: { status: ClosingStatus }) {
  const { t } = useTranslation('closeAccount')
  const { href, Link } = useNavigation()
  const mendOf = useMending(status.obstacles)
  const wordsOf = useObstacleWords()
  return (
    <Section heading={t('obstacles.title')}>
      <Card padding="none">
        <RowList
          label={t('obstacles.title')}
          rows={status.obstacles.map((obstacle) => ({
            key: `${obstacle.name} ${obstacle.module ?? ''}`,
            row: (
              <ListRow
                {...wordsOf(obstacle)}
                trailing={obstacle.money === undefined ? undefined : <Money value={obstacle.money} />}
                href={href(mendOf(obstacle))}
                Link={Link}
              />
            ),
          }))}
        />
      </Card>
    </Section>
  )
}

/** A product says its own. */
function useObstacleWords(): (obstacle: Obstacle) => { readonly title: string; readonly subtitle: string } {
  const { t } = useTranslation('closeAccount')
  const texts = useProductTexts()
  return ({ name, module = '' }) => {
    const own = name === 'product' ? texts.open(module) : undefined
    return {
      title: own?.title ?? t(`obstacles.${name}.title`),
      subtitle: own?.text ?? t(`obstacles.${name}.text`),
    }
  }
}

function Forfeits({ status: { forfeits } }: { status: ClosingStatus }) {
  const { t } = useTranslation('closeAccount')
  const isPractice = useIsPractice()
  return (
    <Section heading={t('forfeits.title')}>
      <Card>
        <Stack gap="x3">
          <FactList
            label={t('forfeits.title')}
            facts={forfeits.map((money) => ({ label: money.currency, value: <Money value={money} /> }))}
          />
          {isPractice ? (
            <Text as="p" size="small" tone="secondary">
              {t('forfeits.text')}
            </Text>
          ) : null}
        </Stack>
      </Card>
    </Section>
  )
}

function Kept({ status: { years } }: { status: ClosingStatus }) {
  const { t } = useTranslation('closeAccount')
  const facts = [
    { label: t('kept.transactions'), value: t('kept.years', { count: years.transactions }) },
    { label: t('kept.investments'), value: t('kept.years', { count: years.investments }) },
    { label: t('kept.name'), value: t('kept.years', { count: years.investments }) },
  ]
  return (
    <Section heading={t('kept.title')}>
      <Card>
        <Stack gap="x3">
          <FactList label={t('kept.title')} facts={facts} />
          <Text as="p" size="small" tone="secondary">
            {t('kept.text')}
          </Text>
        </Stack>
      </Card>
    </Section>
  )
}
