import { Box, Card, Icon, ListRow } from '@onelot/ui'
import { ChartNoAxesColumn, type LucideIcon } from 'lucide-react'
import type { PlainRoute } from '../../base/definition/routes.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsPractice } from '../../base/shell/honesty.ts'
import { setUpWays } from '../../parts/set-up/setUpWays.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import type { NextStepName } from './nextStep.ts'

const ways: Readonly<Record<NextStepName, { readonly to: PlainRoute; readonly icon: LucideIcon }>> = {
  verifyAgain: setUpWays.realName,
  firstOrder: { to: 'market', icon: ChartNoAxesColumn },
  verify: setUpWays.realName,
  fundPassword: setUpWays.fundPassword,
  payee: setUpWays.payee,
}

/** The one thing to do next; nothing where there is none. */
export function NextStep({ step }: { step: NextStepName | undefined }) {
  const { t } = useTranslation('home')
  const { href, Link } = useNavigation()
  const isPractice = useIsPractice()
  if (step === undefined) return null
  const { to, icon } = ways[step]
  return (
    <Box paddingInline="page">
      <Card as="section" padding="none" aria-label={t('nextStep.label')}>
        <ListRow
          leading={<Icon icon={icon} />}
          title={t(`nextStep.${step}.title`)}
          subtitle={t(
            step === 'firstOrder' && !isPractice
              ? 'nextStep.firstOrder.reasonPlain'
              : `nextStep.${step}.reason`,
          )}
          href={href({ to })}
          Link={Link}
        />
      </Card>
    </Box>
  )
}
