import { type ApplicationOnWire, applicationsGet } from '@onelot/api-client'
import { Button, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useRefreshAt } from '../../base/data/useRefreshAt.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { Offered } from '../../parts/availability/Offered.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { PageRead } from '../../base/pages/PageRead.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { useOpened } from '../../base/states/useOpened.ts'
import { type ApplicationAction, ApplicationCommand } from './ApplicationCommand.tsx'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { nextStepOf } from './ahead.ts'
import type { ApplicationParams } from './params.ts'
import { useOwnAmount } from './useNextText.ts'

/** /home/application: one application for new shares, with what happens next. */
export function ApplicationScreen({ application }: ApplicationParams) {
  return (
    <Offered screen="application">
      <MembersApplication application={application} />
    </Offered>
  )
}

function MembersApplication({ application }: ApplicationParams) {
  const title = useTitleOf()('application')
  const name = useName()
  const read = useRead(applicationsGet, { application })
  const { t } = useTranslation('application')
  const asked = useOpened<ApplicationAction>()
  const found = read.data?.application
  const isAnyAction = found?.actions.some((one) => one !== 'waive') === true
  useRefreshAt(found && nextStepOf(found)?.at, read)
  return (
    <BackPage
      title={found === undefined ? title : name(found.instrument.name)}
      trailing={<TrailingChip />}
      action={
        found === undefined || !isAnyAction ? undefined : <Actions application={found} onAsk={asked.open} />
      }
    >
      <MemberOnly>
        <PageRead read={read} skeleton={<ApplicationSkeleton />}>
          {(data) => (
            <Stack gap="x4">
              <ApplicationFacts application={data.application} />
              {data.application.actions.includes('waive') ? (
                <Button variant="quiet" size="small" block onClick={() => asked.open('waive')}>
                  {t('waive.action')}
                </Button>
              ) : null}
            </Stack>
          )}
        </PageRead>
      </MemberOnly>
      <SheetSlot>
        {asked.isOpen && asked.value !== undefined && found !== undefined ? (
          <ApplicationCommand application={found} action={asked.value} onClose={asked.close} />
        ) : null}
      </SheetSlot>
    </BackPage>
  )
}

interface ActionsProps {
  application: ApplicationOnWire
  onAsk: (action: ApplicationAction) => void
}

/** Paying leads, and taking the application back is quieter; giving up what was won is none of them, but a link at the end of the page. */
function Actions({ application: { actions, won }, onAsk }: ActionsProps) {
  const { t } = useTranslation('application')
  const own = useOwnAmount()
  const amount = won === undefined ? '' : own(won.rest)
  return (
    <Stack gap="x2">
      {(['pay', 'cancel'] as const)
        .filter((action) => actions.includes(action))
        .map((action) => (
          <Button
            key={action}
            block
            variant={action === 'pay' ? 'primary' : actions.includes('pay') ? 'quiet' : 'secondary'}
            onClick={() => onAsk(action)}
          >
            {t(`${action}.action`, { amount })}
          </Button>
        ))}
    </Stack>
  )
}

const ApplicationSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x5">
      <Skeleton line="display" width="60%" />
      <Skeleton line="small" width="30%" />
      <Skeleton line="display" />
      <Skeleton line="display" />
      <Skeleton line="display" />
    </Stack>
  </SkeletonGroup>
)
