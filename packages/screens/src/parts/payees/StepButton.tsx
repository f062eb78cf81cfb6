import { Button } from '@onelot/ui'
import type { PlainRoute } from '../../base/definition/routes.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import type { NextStep } from './nextStep.ts'

/** Where each step before adding is taken. */
const routes = {
  notVerified: 'realName',
  underReview: 'realName',
  rejected: 'realName',
  fundPassword: 'fundPassword',
} as const satisfies Readonly<Partial<Record<NextStep, PlainRoute>>>

export type EarlierStep = keyof typeof routes

/** Leads to what is missing. */
export function StepButton({ step }: { step: EarlierStep }) {
  const { t } = useTranslation('payees')
  const navigation = useNavigation()
  return (
    <Button block onClick={() => navigation.go({ to: routes[step] })}>
      {t(`first.${step}.action`)}
    </Button>
  )
}
