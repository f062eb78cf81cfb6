import { type ElectiveDividendsOverview, electiveDividendsSetStanding } from '@onelot/api-client'
import { Button, Card, ListRow, RadioGroup, Sheet, Stack, Text } from '@onelot/ui'
import { useState } from 'react'
import { useRefreshAccount } from '../../../base/data/useRead.ts'
import { useSubmit } from '../../../base/data/useSubmit.ts'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { SheetSlot } from '../../../base/sheets/SheetSlot.tsx'
import { OutcomeNote } from '../../../base/states/OutcomeNote.tsx'

type Standing = ElectiveDividendsOverview['standing']
const standings = ['ask', 'shares', 'cash'] as const satisfies readonly Standing[]

/** What the member wants of every such dividend to come; it opens the choice over the list. */
export function StandingChoice({ standing }: { standing: Standing }) {
  const { t } = useTranslation('elections')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Card padding="none">
      <ListRow
        title={t('standing.label')}
        subtitle={t(`standing.${standing}.label`)}
        onPress={() => setIsAsked(true)}
      />
      <SheetSlot>
        {isAsked ? <StandingSheet standing={standing} onClose={() => setIsAsked(false)} /> : null}
      </SheetSlot>
    </Card>
  )
}

function StandingSheet({ standing, onClose }: { standing: Standing; onClose: () => void }) {
  const { t } = useTranslation('elections')
  const refreshAccount = useRefreshAccount()
  const [chosen, setChosen] = useState<Standing>(standing)
  const submit = useSubmit(electiveDividendsSetStanding, {
    onDone: onClose,
    onEarlier: ({ request }) => (request?.standing === chosen ? 'done' : 'stay'),
    onRefused: refreshAccount,
    success: t('standing.done'),
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('standing.label')}
      footer={
        <Stack gap="x3">
          <OutcomeNote submit={submit} />
          <Button
            block
            loading={submit.pending}
            onClick={() => {
              if (chosen === standing) onClose()
              else submit.send({ standing: chosen })
            }}
          >
            {t('standing.save')}
          </Button>
        </Stack>
      }
    >
      <Stack gap="x4">
        <RadioGroup
          label={t('standing.legend')}
          choices={standings.map((value) => ({
            value,
            label: t(`standing.${value}.label`),
            description: t(`standing.${value}.text`),
          }))}
          value={chosen}
          onChange={({ value }) => setChosen(value)}
        />
        <Text as="p" size="small" tone="secondary">
          {t('standing.note')}
        </Text>
      </Stack>
    </Sheet>
  )
}
