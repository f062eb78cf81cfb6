import { type Language, decimal, epochMs, money, inLanguage } from '@onelot/domain'
import {
  Bleed,
  Box,
  Button,
  Card,
  ChangeBadge,
  ChipGroup,
  ChipSelect,
  Countdown,
  Dialog,
  EmptyState,
  ErrorState,
  FactList,
  Icon,
  IconButton,
  Inline,
  ListRow,
  Money,
  NoticeBar,
  Prose,
  PracticeChip,
  RadioGroup,
  Section,
  SegmentedControl,
  SessionLabel,
  Sheet,
  SimulatedLabel,
  Skeleton,
  SkeletonGroup,
  Stack,
  StaleNotice,
  Switch,
  Tabs,
  Tag,
  Text,
  VisuallyHidden,
} from '@onelot/ui'
import { Bell, Inbox, Star, Wallet } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { sampleNow } from '../packages/ui/src/finance/sampleMarket.ts'
import { financeSpecimens, sampleDeadline } from './financeSpecimens.tsx'
import { type SpecimenTexts, specimenTexts } from './specimenTexts.ts'

const nothing = () => undefined

const choicesOf = <Value extends keyof SpecimenTexts>(t: SpecimenTexts, values: readonly Value[]) =>
  values.map((value) => ({ value, label: t[value] }))

const SeeAll = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>
const won = (amount: string) => <Money value={money('KRW', amount)} own={false} size="small" />
const rise = { amount: decimal('1700'), rate: decimal('0.0245'), direction: 'up' } as const

/** One of each primitive whose anatomy is drawn, and of some finance widgets, at rest and with all of its parts, keyed by the name of its file. */
const specimens: Readonly<Record<string, (t: SpecimenTexts) => ReactNode>> = {
  Text: (t) => (
    <Stack gap="x2">
      <Text as="h2" size="title" weight="bold">
        {t.stock}
      </Text>
      <Text as="strong" size="display">
        71,200
      </Text>
      <Text as="p" tone="secondary">
        {t.closes}
      </Text>
    </Stack>
  ),
  Stack: (t) => (
    <Stack as="section" gap="x4">
      <Text weight="strong">{t.stock}</Text>
      <Inline as="ul" gap="x2">
        <Text as="li">{t.buy}</Text>
        <Text as="li">{t.short}</Text>
      </Inline>
    </Stack>
  ),
  Button: (t) => (
    <Button icon={<Icon icon={Wallet} size="small" />} block>
      {t.review}
    </Button>
  ),
  Card: (t) => (
    <Card as="section">
      <Text as="p">{t.closes}</Text>
    </Card>
  ),
  Money: () => <Money value={money('KRW', '12345678')} own={false} size="display" weight="bold" />,
  Icon: () => (
    <Inline gap="x6">
      <Icon icon={Star} />
      <Icon icon={Star} filled />
    </Inline>
  ),
  EmptyState: (t) => (
    <EmptyState
      icon={<Icon icon={Inbox} />}
      title={t.none}
      description={t.noneText}
      action={<Button size="small">{t.market}</Button>}
    />
  ),
  ErrorState: (t) => (
    <ErrorState title={t.failed} reassurance={t.safe} reference="SYSTEM_BUSY" onRetry={nothing} />
  ),
  Skeleton: () => (
    <SkeletonGroup>
      <Stack gap="x4">
        <Skeleton shape="circle" height="3rem" />
        <p>
          <Skeleton />
        </p>
      </Stack>
    </SkeletonGroup>
  ),
  Box: (t) => (
    <Box as="section" padding="page" surface="sunken" radius="card">
      <Stack>
        <Text as="p">{t.closes}</Text>
        <Bleed>
          <hr />
        </Bleed>
      </Stack>
    </Box>
  ),
  ListRow: (t) => (
    <Card padding="none">
      <ListRow
        leading={<Icon icon={Wallet} />}
        title={t.practice}
        subtitle={t.closes}
        trailing={won('10000000')}
        onPress={nothing}
      />
    </Card>
  ),
  Sheet: (t) => (
    <Sheet open onClose={nothing} title={t.review} description={t.stock} footer={<Button>{t.buy}</Button>}>
      <Text as="p">{t.closes}</Text>
    </Sheet>
  ),
  Dialog: (t) => (
    <Dialog
      open
      onClose={nothing}
      title={t.review}
      description={t.closes}
      actions={<Button block>{t.buy}</Button>}
    />
  ),
  Tag: (t) => <Tag tone="accent">{t.dividends}</Tag>,
  Notices: () => (
    <Stack gap="x3" align="start">
      <PracticeChip />
      <strong>
        <SimulatedLabel />
      </strong>
      <SessionLabel session={{ phase: 'regular', until: sampleNow }} zone="Asia/Seoul" now={sampleNow} />
      <StaleNotice since={sampleNow} zone="Asia/Seoul" now={sampleNow} />
    </Stack>
  ),
  FactList: (t) => (
    <FactList
      label={t.order}
      facts={[
        { label: t.value, value: won('7120000') },
        { label: t.fee, value: won('1068') },
        { label: t.total, value: won('7121068'), strong: true },
      ]}
    />
  ),
  Prose: (t) => (
    <Prose
      blocks={[
        { kind: 'heading', text: t.practice },
        { kind: 'paragraph', text: t.closes },
      ]}
    />
  ),
  ChangeBadge: () => <ChangeBadge change={rise} variant="tinted" size="title" weight="strong" />,
  NoticeBar: (t) => (
    <NoticeBar
      action={
        <Button size="small" variant="secondary">
          {t.market}
        </Button>
      }
      onDismiss={nothing}
    >
      {t.closes}
    </NoticeBar>
  ),
  IconButton: (t) => (
    <Inline gap="x6">
      <IconButton label={t.watch} icon={<Icon icon={Star} />} />
      <IconButton label={t.alerts} icon={<Icon icon={Bell} />} variant="tonal" />
    </Inline>
  ),
  Section: (t) => (
    <Section
      heading={t.dividends}
      action={<Text size="small">2026</Text>}
      seeAll={{ href: '#', Link: SeeAll }}
    >
      <Card>
        <Text as="p">{t.stock}</Text>
      </Card>
    </Section>
  ),
  ChipGroup: (t) => (
    <ChipGroup
      label={t.order}
      value="month"
      options={choicesOf(t, ['week', 'month', 'year'])}
      onSelect={nothing}
    />
  ),
  ChipSelect: (t) => (
    <ChipSelect
      label={t.order}
      value="month"
      choices={choicesOf(t, ['week', 'month', 'year'])}
      onChange={nothing}
    />
  ),
  Tabs: (t) => (
    <Tabs label={t.orders} value="orders" tabs={choicesOf(t, ['orders', 'dividends'])} onChange={nothing}>
      <Box padding="x4">
        <Text as="p">{t.noneText}</Text>
      </Box>
    </Tabs>
  ),
  SegmentedControl: (t) => (
    <SegmentedControl
      label={t.side}
      value="buy"
      segments={choicesOf(t, ['buy', 'short'])}
      onChange={nothing}
    />
  ),
  Switch: (t) => <Switch label={t.alerts} description={t.closes} checked onChange={nothing} />,
  RadioGroup: (t) => (
    <RadioGroup label={t.side} value="buy" choices={choicesOf(t, ['buy', 'short'])} onChange={nothing} />
  ),
  Countdown: (t) => (
    <Countdown label={t.closes} until={sampleDeadline} over={t.none} now={() => epochMs(sampleNow)} />
  ),
  VisuallyHidden: (t) => (
    <Inline>
      <Icon icon={Bell} />
      <VisuallyHidden>{t.alerts}</VisuallyHidden>
    </Inline>
  ),
}

/** What lies over the page is drawn in the whole document. */
export const liesOverPage = (widget: string): boolean => widget === 'Sheet' || widget === 'Dialog'

/** Undefined for a widget whose anatomy is not drawn. */
export const specimenOf = (widget: string, language: Language): ReactNode =>
  (specimens[widget] ?? financeSpecimens[widget])?.(inLanguage(specimenTexts, language))
