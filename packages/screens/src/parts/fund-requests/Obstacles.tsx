import { closedWindowValues } from '@onelot/api-client'
import { refuse } from '@onelot/domain'
import { Button, Card, Icon, ListRow, RowList, Section, Stack, Text } from '@onelot/ui'
import {
  Ban,
  CalendarClock,
  CircleAlert,
  Hourglass,
  KeyRound,
  Landmark,
  LockKeyhole,
  type LucideIcon,
  PieChart,
  ShieldCheck,
} from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { useNavigation, usePreferences } from '../../base/ports/ports.ts'
import {
  type MendedObstacle,
  type ObstacleCode,
  type Obstructed,
  closedWindowOf,
  isMended,
} from './obstacles.ts'
import { useMends } from './useMends.ts'

const icons = {
  ACCOUNT_FROZEN: LockKeyhole,
  WITHDRAWAL_BANNED: Ban,
  FUND_PASSWORD_NOT_SET: KeyRound,
  REAL_NAME_REQUIRED: ShieldCheck,
  REAL_NAME_UNDER_REVIEW: ShieldCheck,
  REAL_NAME_REJECTED: ShieldCheck,
  NO_BANK_CARD: Landmark,
  WITHDRAWAL_HELD: Hourglass,
  CREDIT_SCORE_TOO_LOW: CircleAlert,
  OPEN_POSITIONS: PieChart,
  DEBT_UNPAID: CircleAlert,
  DEPOSIT_PENDING: Hourglass,
  FUND_OPERATION_PENDING: Hourglass,
  WITHDRAWAL_WINDOW_CLOSED: CalendarClock,
  DEPOSIT_WINDOW_CLOSED: CalendarClock,
} as const satisfies Readonly<Record<ObstacleCode, LucideIcon>>

/** What no amount can mend, before anything is filled in: the first in full, and what else is needed under it, each leading to where it is mended. */
export function Obstacles(stopped: Obstructed) {
  const { t } = useTranslation('obstacles')
  const { href, Link } = useNavigation()
  const { mendOf } = useMends(stopped.obstacles)
  const textsOf = useObstacleTexts(stopped)
  const [first, ...others] = stopped.obstacles
  if (first === undefined) return null
  const { title, text, note } = textsOf(first)
  return (
    <Stack gap="x6">
      <Card>
        <Stack gap="x3">
          <Icon icon={icons[first]} />
          <Stack gap="x1">
            <Text as="h2" size="title" weight="bold">
              {title}
            </Text>
            <Text as="p" tone="secondary">
              {text}
            </Text>
            {note === undefined ? null : (
              <Text as="p" size="small" tone="secondary">
                {note}
              </Text>
            )}
          </Stack>
        </Stack>
      </Card>
      {others.length === 0 ? null : (
        <Section heading={t('also')}>
          <Card padding="none">
            <RowList
              label={t('also')}
              rows={others.map((code) => {
                const texts = textsOf(code)
                const row = {
                  leading: <Icon icon={icons[code]} size="small" />,
                  title: texts.title,
                  subtitle: texts.note === undefined ? texts.text : `${texts.text} ${texts.note}`,
                  wholeSubtitle: true,
                }
                return {
                  key: code,
                  row: isMended(code) ? (
                    <ListRow {...row} href={href(mendOf(code))} Link={Link} />
                  ) : (
                    <ListRow {...row} />
                  ),
                }
              })}
            />
          </Card>
        </Section>
      )}
    </Stack>
  )
}

interface ObstacleTexts {
  readonly title: string
  readonly text: string
  /** Days and hours, by the clock that the text names. */
  readonly note?: string
}

function useObstacleTexts(stopped: Obstructed) {
  const { t } = useTranslation('obstacles')
  const { language } = usePreferences()
  const refusalText = useRefusalText()
  return (code: ObstacleCode): ObstacleTexts => {
    if (isMended(code)) return { title: t(`codes.${code}.title`), text: t(`codes.${code}.text`) }
    const title = t(`waits.${code}`)
    if (code === 'WITHDRAWAL_HELD') {
      const { heldUntil: until } = stopped
      return { title, text: until === undefined ? '' : refusalText(refuse(code, { until })) }
    }
    const closed = closedWindowOf(stopped)
    if (closed === undefined) return { title, text: '' }
    const { opensAt, window } = closedWindowValues(closed, language)
    return { title, text: t(`opens.${code}`, { opensAt }), note: t('hours', { window }) }
  }
}

/** Leads to where the first obstacle is mended; nothing where it is waited for, or there is none. */
export function mendButton({ obstacles }: Pick<Obstructed, 'obstacles'>) {
  const [first] = obstacles
  return first !== undefined && isMended(first) ? (
    <MendButton code={first} obstacles={obstacles} />
  ) : undefined
}

function MendButton({ code, obstacles }: Pick<Obstructed, 'obstacles'> & { code: MendedObstacle }) {
  const { t } = useTranslation('obstacles')
  const navigation = useNavigation()
  const { mendOf, asking } = useMends(obstacles)
  return (
    <Button block loading={asking} onClick={() => navigation.go(mendOf(code))}>
      {t(`codes.${code}.action`)}
    </Button>
  )
}
