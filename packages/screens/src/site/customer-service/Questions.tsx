import { Card, Collapse, EmptyState, Section, Stack, Text } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsPractice } from '../../base/shell/honesty.ts'
import { found, questionsIn, topics } from './questions.ts'

/** Questions and answers by topic; those that are searched for where anything is. */
export function Questions({ search }: { search: string }) {
  const { t } = useTranslation('customerService')
  const [open, setOpen] = useState<readonly string[]>([])
  const shown = found(questionsIn(t, useIsPractice()), search)
  if (shown.length === 0)
    return <EmptyState title={t('nothing.title')} description={t('nothing.description')} />
  return (
    <Stack gap="x5">
      {topics.map((topic) => {
        const own = shown.filter((question) => question.topic === topic)
        return own.length === 0 ? null : (
          <Section key={topic} heading={t(`topics.${topic}`)}>
            <Card>
              <Collapse
                items={own.map(({ name, title, answer }) => ({
                  id: name,
                  title,
                  content: <Text as="p">{answer}</Text>,
                }))}
                open={open}
                onChange={(change) => setOpen(change.open)}
              />
            </Card>
          </Section>
        )
      })}
    </Stack>
  )
}
