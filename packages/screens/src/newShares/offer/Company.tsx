import { type OfferFigure, type OfferStory, offersStory } from '@onelot/api-client'
import { type OfferId, exact } from '@onelot/domain'
import {
  Card,
  Collapse,
  FactGrid,
  Progress,
  Prose,
  Section,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  formatCompactMoney,
  formatNumber,
  formatPercent,
  useTheme,
} from '@onelot/ui'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsSimulated } from '../../base/shell/honesty.ts'
import { useName } from '../../base/i18n/useName.ts'
import { Loaded } from '../../base/states/Loaded.tsx'

/** What the company is, in a sentence, in numbers and in words, and the documents of its offer. */
export function Company({ offer }: { offer: OfferId }) {
  const read = useRead(offersStory, { offer })
  return (
    <Loaded read={read} skeleton={<CompanySkeleton />}>
      {({ story }) => (
        <>
          <Story story={story} />
          <Documents documents={story.documents} />
        </>
      )}
    </Loaded>
  )
}

function Story({ story: { headline, paragraphs, figures, revenues } }: { story: OfferStory }) {
  const { t } = useTranslation('offer')
  const name = useName()
  const figureText = useFigureText()
  const isSimulated = useIsSimulated()()
  return (
    <Section heading={t('company.label')}>
      <Card>
        <Stack gap="x5">
          <Text as="p" size="lead" weight="bold">
            {name(headline)}
          </Text>
          <FactGrid
            label={t('company.label')}
            facts={figures.map((figure) => ({
              label: t(`company.figures.${figure.name}`),
              value: figureText(figure.value),
            }))}
          />
          <Revenues revenues={revenues} />
          <Prose
            level="h3"
            blocks={paragraphs.map((paragraph) => ({ kind: 'paragraph', text: name(paragraph) }))}
          />
          {isSimulated ? (
            <Text as="p" size="small" tone="secondary">
              {t('company.simulated')}
            </Text>
          ) : null}
        </Stack>
      </Card>
    </Section>
  )
}

function useFigureText(): (value: OfferFigure['value']) => string {
  const { locale } = useTheme()
  return (value) => {
    switch (value.kind) {
      case 'money':
        return formatCompactMoney(locale, value.money)
      case 'rate':
        return formatPercent(locale, value.rate, { places: { least: 0, most: 1 } })
      case 'number':
        return formatNumber(locale, value.number)
      case 'year':
        return String(value.year)
    }
  }
}

/** Each year's beside the others: the longest bar is the highest. */
function Revenues({ revenues }: Pick<OfferStory, 'revenues'>) {
  const { t } = useTranslation('offer')
  const { locale } = useTheme()
  const amounts = revenues.map(({ money }) => Number(exact(money.amount).toString()))
  const most = Math.max(0, ...amounts)
  return (
    <Section heading={t('company.revenues')} level="h3" size="body">
      <Stack gap="x3">
        {revenues.map(({ year, money }, at) => (
          <Progress
            key={year}
            label={String(year)}
            value={amounts[at] ?? 0}
            max={most}
            text={formatCompactMoney(locale, money)}
            tone="neutral"
          />
        ))}
      </Stack>
    </Section>
  )
}

function Documents({ documents }: Pick<OfferStory, 'documents'>) {
  const { t } = useTranslation('offer')
  const name = useName()
  const [open, setOpen] = useState<readonly OfferStory['documents'][number]['name'][]>([])
  return (
    <Section heading={t('documents')}>
      <Card padding="none">
        <Collapse
          open={open}
          onChange={({ open: next }) => setOpen(next)}
          items={documents.map((document) => ({
            id: document.name,
            title: name(document.title),
            content: (
              <Prose
                level="h3"
                blocks={document.sections.flatMap(
                  ({ heading, text }) =>
                    [
                      { kind: 'heading', text: name(heading) },
                      { kind: 'paragraph', text: name(text) },
                    ] as const,
                )}
              />
            ),
          }))}
        />
      </Card>
    </Section>
  )
}

const CompanySkeleton = () => (
  <SkeletonGroup>
    <Card>
      <Stack gap="x3">
        <Skeleton line="title" width="80%" />
        <Skeleton line="small" />
        <Skeleton line="small" width="90%" />
        <Skeleton line="small" width="70%" />
      </Stack>
    </Card>
  </SkeletonGroup>
)
