import type { ApplicationOnWire } from '@onelot/api-client'
import { type Money, epochMs, isZero, money } from '@onelot/domain'
import {
  Card,
  Countdown,
  Icon,
  Inline,
  ListRow,
  Receipt,
  type ReceiptFact,
  RowList,
  Section,
  Stack,
  Text,
  formatMoney,
  useTheme,
  useUiMessages,
  zoneName,
} from '@onelot/ui'
import { CircleAlert } from 'lucide-react'
import { useCallback } from 'react'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { exchangeZone } from '../../base/i18n/exchangeZone.ts'
import { useIsOwnClock } from '../../base/i18n/useIsOwnClock.ts'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { DepositButton } from '../../parts/new-shares/DepositButton.tsx'
import { useExchangeMoment } from '../../parts/new-shares/useExchangeMoment.ts'
import { statusOf } from '../../parts/new-shares/applicationStatus.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { useShareReceipt } from '../../parts/receipt/useShareReceipt.ts'
import {
  awaitedStepOf,
  hasComeToNothing,
  headlineOf,
  isPriceKnown,
  shortageOf,
  stateOfStep,
} from './ahead.ts'
import { useNextText, useOwnAmount } from './useNextText.ts'

export interface ApplicationFactsProps {
  application: ApplicationOnWire
}

/** What happens next, what it takes, and how it got there. */
export function ApplicationFacts({ application }: ApplicationFactsProps) {
  const title = useTitleOf()('application')
  const name = useName()
  const { t } = useTranslation('application')
  const { t: offers } = useTranslation('newShares')
  const moment = useExchangeMoment()
  const isOwnClock = useIsOwnClock()
  const { locale } = useTheme()
  const factsOf = useFacts()
  const share = useShareReceipt()
  const { id, instrument, state, timeline, appliedAt } = application
  const zone = exchangeZone(instrument.market)
  const headline = headlineOf(application)
  const { amount } = headline
  const facts = factsOf(application)
  return (
    <Stack gap="x5">
      <Next application={application} />
      <Short application={application} />
      <Card>
        <Inline justify="between" gap="x3">
          <Text as="p" size="small" tone="secondary">
            {t(`facts.${headline.name}`)}
          </Text>
          {isOwnClock(appliedAt, zone) ? null : (
            <Text size="small" tone="secondary">
              {offers('dates.zone', { zone: zoneName(locale, appliedAt, zone) })}
            </Text>
          )}
        </Inline>
        <Receipt
          label={title}
          status={statusOf(state)}
          amount={amount}
          signed={false}
          steps={timeline.map((step) => ({
            id: step.step,
            label: t(`steps.${step.step}`),
            state: stateOfStep(timeline, step),
            description: moment(step.at, zone, { isNamed: true }),
          }))}
          facts={facts}
          number={id}
          onShare={() =>
            void share({
              title,
              description: name(instrument.name),
              receipt: { amount, facts, number: id },
            })
          }
        />
      </Card>
      <Ways application={application} />
    </Stack>
  )
}

/** What comes next, or what it came to, in a sentence; with the time that is left until it. */
function Next({ application }: ApplicationFactsProps) {
  const { t } = useTranslation('application')
  const ui = useUiMessages()
  const nextText = useNextText()
  const { won } = application
  const now = useNow()
  const clock = useCallback(() => epochMs(now()), [now])
  const ahead = awaitedStepOf(application)
  const label = t(ahead === undefined ? 'next.ended' : 'next.label')
  return (
    <Card as="section" aria-label={label}>
      <Stack gap="x1">
        {won === undefined || hasComeToNothing(application) ? null : (
          <Text as="p" size="display" weight="bold">
            {t('won', { shares: ui('finance.shares', { count: won.shares }) })}
          </Text>
        )}
        <Inline justify="between" gap="x3">
          <Text as="h2" size="small" tone="secondary">
            {label}
          </Text>
          {ahead === undefined ? null : (
            <Text size="small" weight="strong">
              <Countdown label={t(`steps.${ahead.step}`)} until={ahead.at} form="deadline" now={clock} />
            </Text>
          )}
        </Inline>
        <Text as="p" weight="strong">
          {nextText(application)}
        </Text>
      </Stack>
    </Card>
  )
}

/** That the money does not reach, until when it has to, and the way to pay it in. */
function Short({ application }: { application: ApplicationOnWire }) {
  const { t } = useTranslation('application')
  const moment = useExchangeMoment()
  const own = useOwnAmount()
  const shortage = shortageOf(application)
  if (shortage === undefined) return null
  return (
    <Card as="section" aria-label={t('short.label')}>
      <Stack gap="x4">
        <Stack gap="x1">
          <Text as="h2" weight="bold" tone="error">
            <Inline as="span" gap="x2">
              <Icon icon={CircleAlert} size="small" />
              <span>{t('short.title', { amount: own(shortage.money) })}</span>
            </Inline>
          </Text>
          <Text as="p" size="small" tone="secondary">
            {t('short.text', { at: moment(shortage.until, exchangeZone(application.instrument.market)) })}
          </Text>
        </Stack>
        <DepositButton currency={shortage.money.currency} />
      </Stack>
    </Card>
  )
}

/** The rows of its receipt; what is nothing is left out. */
function useFacts(): (application: ApplicationOnWire) => readonly ReceiptFact[] {
  const { t } = useTranslation('application')
  const ui = useUiMessages()
  const { locale } = useTheme()
  return (application) => {
    const { instrument, shares, won, deposit, held, refunded, underwritingPrice } = application
    const count = (of: number) => ui('finance.shares', { count: of })
    const some = (label: string, value: Money | undefined) =>
      value === undefined || isZero(value) ? [] : [{ label, value }]
    return [
      {
        label: t(isPriceKnown(application) ? 'facts.price' : 'facts.provisional'),
        value: formatMoney(locale, money(instrument.currency, underwritingPrice)),
      },
      { label: t('facts.asked'), value: count(shares) },
      ...(won === undefined ? [] : [{ label: t('facts.won'), value: count(won.shares) }]),
      { label: t('facts.deposit'), value: deposit },
      ...some(t('facts.due'), hasComeToNothing(application) ? undefined : won?.due),
      ...some(t('facts.held'), held),
      ...some(t('facts.refunded'), hasComeToNothing(application) ? undefined : refunded),
    ]
  }
}

function Ways({ application }: { application: ApplicationOnWire }) {
  const { t } = useTranslation('application')
  const { href, Link } = useNavigation()
  const { id, offer, position, won, state } = application
  const isDrawn = won !== undefined || state === 'notWon'
  const ways: readonly { readonly key: string; readonly to: RouteTarget; readonly text?: string }[] = [
    { key: 'offer', to: { to: 'offer', offer } },
    ...(isDrawn
      ? [{ key: 'proof', to: { to: 'drawProof', application: id } as const, text: t('ways.proofText') }]
      : []),
    ...(position === undefined ? [] : [{ key: 'position', to: { to: 'positionDetail', position } as const }]),
  ]
  return (
    <Section heading={t('ways.label')}>
      <Card padding="none">
        <RowList
          label={t('ways.label')}
          rows={ways.map(({ key, to, text }) => ({
            key,
            row: (
              <ListRow
                title={t(key === 'proof' ? 'ways.proof' : key === 'offer' ? 'ways.offer' : 'ways.position')}
                subtitle={text}
                href={href(to)}
                Link={Link}
              />
            ),
          }))}
        />
      </Card>
    </Section>
  )
}
