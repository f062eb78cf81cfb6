import { add, zero } from '@onelot/domain'
import {
  Button,
  FactList,
  Icon,
  Money,
  Sheet,
  Stack,
  Text,
  formatDateTime,
  formatPrice,
  priceScale,
  useTheme,
} from '@onelot/ui'
import { Share2 } from 'lucide-react'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { useShareReceipt } from '../receipt/useShareReceipt.ts'
import type { MovementEntry } from './entries.ts'
import * as styles from './MovementSheet.css.ts'
import { useMovementText } from './useMovementText.ts'

export interface MovementSheetProps {
  open: boolean
  entry: MovementEntry
  onClose: () => void
  /** Whether it leads to the position: not on the page of that position. */
  leads: boolean
  /** IANA zone in which its time is written, as in the list. */
  zone: string
}

/** Everything about one movement: what it was, of what it consists, what happened with it, and the way to its position. */
export function MovementSheet({ open, entry, onClose, leads, zone }: MovementSheetProps) {
  const text = useMovementText()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.title(entry)}
      footer={leads && entry.position !== undefined ? <ToPosition entry={entry} /> : undefined}
    >
      <Content entry={entry} zone={zone} />
    </Sheet>
  )
}

/** A row that is shared as it is shown. */
interface TextFact {
  readonly label: string
  readonly value: string
}

type ContentProps = Pick<MovementSheetProps, 'entry' | 'zone'>

function Content({ entry, zone }: ContentProps) {
  const { t } = useTranslation('ledger')
  const text = useMovementText()
  const { together, money, parts, kind } = entry
  const facts = useFacts({ entry, zone })
  const whole = add(zero(money.currency), ...together.map((movement) => movement.money))
  return (
    <Stack gap="x5">
      <Stack gap="x2">
        <div className={styles.amount}>
          <Money value={money} signed size="display" weight="bold" fit />
        </div>
        <Text as="p" size="small" tone="secondary">
          {text.explained(kind)}
        </Text>
      </Stack>
      {parts.length < 2 ? null : (
        <FactList
          label={t('parts.label')}
          facts={[
            ...parts.map(({ part, money: amount }) => ({
              label: t(`parts.${part}`),
              value: <Money value={amount} signed size="small" />,
            })),
            { label: t('parts.total'), value: <Money value={money} signed weight="bold" />, strong: true },
          ]}
        />
      )}
      <FactList label={t('details.label')} facts={facts} />
      {together.length < 2 ? null : (
        <section className={styles.together} aria-label={t('together.label')}>
          <Text as="h3" size="small" weight="strong">
            {t('together.label')}
          </Text>
          <FactList
            facts={[
              ...together.map((movement) => ({
                label: text.kind(movement.kind),
                value: <Money value={movement.money} signed size="small" />,
              })),
              {
                label: t('together.total'),
                value: <Money value={whole} signed weight="bold" />,
                strong: true,
              },
            ]}
          />
        </section>
      )}
      <Share entry={entry} facts={facts} />
    </Stack>
  )
}

/** What happened at the same time is shared with it, as the sheet shows it. */
function Share({ entry, facts }: { entry: MovementEntry; facts: readonly TextFact[] }) {
  const { t } = useTheme()
  const text = useMovementText()
  const share = useShareReceipt()
  const { kind, money, ref, together } = entry
  const others = together.filter((movement) => movement.kind !== kind)
  const receipt = {
    amount: money,
    facts: [...facts, ...others.map((one) => ({ label: text.kind(one.kind), value: one.money }))],
    // Practice money is found by the account itself, and a position has its number among the facts.
    number: kind === 'practiceMoney' || entry.position !== undefined ? undefined : ref,
  }
  return (
    <Button
      variant="secondary"
      block
      icon={<Icon icon={Share2} size="small" />}
      onClick={() => void share({ title: text.title(entry), receipt })}
    >
      {t('finance.receipt.share')}
    </Button>
  )
}

/** Its time to the second, and what was traded at which price. */
function useFacts({ entry, zone }: ContentProps): readonly TextFact[] {
  const { t } = useTranslation('ledger')
  const { locale, t: ui } = useTheme()
  const now = useNow()
  const market = useMarketRules()
  const text = useMovementText()
  const { at, position, fill, ref } = entry
  const time = formatDateTime(locale, at, { zone, seconds: true, zoneShown: true, now: now() })
  const when: TextFact = { label: t('details.at'), value: time }
  if (position === undefined) return [when]
  const { instrument, leverage } = position
  const quantity = text.quantity(entry)
  const name = text.name(entry)
  return [
    when,
    { label: t('details.instrument'), value: `${name ?? ''} ${instrument.code}`.trim() },
    ...(quantity === undefined ? [] : [{ label: t('details.quantity'), value: quantity }]),
    ...(fill === undefined
      ? []
      : [
          {
            label: t('details.price'),
            value: formatPrice(locale, fill.price, priceScale(instrument, market(instrument.market))),
          },
        ]),
    ...(leverage === 1
      ? []
      : [{ label: t('details.leverage'), value: ui('finance.leverage', { times: leverage }) }]),
    { label: t('details.number'), value: ref },
  ]
}

function ToPosition({ entry: { position, kind } }: { entry: MovementEntry }) {
  const { t } = useTranslation('ledger')
  const navigation = useNavigation()
  if (position === undefined) return null
  const { id } = position
  return (
    <Button block onClick={() => navigation.go({ to: 'positionDetail', position: id })}>
      {t(kind === 'held' || kind === 'released' ? 'toOrder' : 'toPosition')}
    </Button>
  )
}
