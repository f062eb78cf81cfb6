import type { ProductOnWire } from '@onelot/api-client'
import { epochMs } from '@onelot/domain'
import {
  Box,
  Button,
  Countdown,
  Inline,
  MASK,
  ListRow,
  Money,
  Stack,
  StatusTag,
  Text,
  formatDateTime,
  formatMoney,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { type ReactNode, useState } from 'react'
import { joinSentences } from '../../base/i18n/joinSentences.ts'
import { exchangeZone } from '../../base/i18n/exchangeZone.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { targetOf } from '../../parts/module-words/productOf.ts'
import { CancelAsked } from './CancelAsked.tsx'
import * as styles from './TradeScreen.css.ts'
import { flowOf, isForService, statusOf, whyOf } from './askedView.ts'

export interface AskedCardProps {
  product: ProductOnWire
  /** What the product is called. */
  kindName: string
  /** Called when its next step has come, to read it again. */
  onStep: () => void
}

/** One thing that was asked for: how far it has got, how long until what comes next, why it ended, what to do next, and the way to take it back. */
export function AskedCard({ product, kindName, onStep }: AskedCardProps) {
  const { t } = useTranslation('trade')
  const ui = useUiMessages()
  const { locale } = useTheme()
  const name = useName()
  const now = useNow()
  const { href, Link } = useNavigation()
  const [asks, setAsks] = useState(false)
  const { quantity, amount, at, state, cancel } = product
  const title = name(product.title)
  const target = targetOf(product)
  const flow = flowOf(product)
  const isWorth = amount?.is === 'worth'
  const isQuiet = state !== 'paid' && !isWorth && amount?.is !== 'earned'
  const time = formatDateTime(locale, at, { zone: readerZone(), now: now() })
  const shares = quantity === undefined ? [] : [ui('finance.shares', { count: quantity })]
  const row = {
    title,
    subtitle: [kindName, ...shares, time].join(' · '),
    wholeSubtitle: true,
    trailing: (
      <Stack as="span" gap="x1" align="end">
        {flow === undefined ? null : (
          <Money
            value={flow}
            signed={!isWorth}
            own
            weight={isQuiet ? 'regular' : 'strong'}
            tone={isQuiet ? 'secondary' : 'neutral'}
            fit
          />
        )}
        <StatusTag status={statusOf(state)} />
      </Stack>
    ),
  } as const
  return (
    <Box as="article" aria-label={`${kindName}, ${title}`}>
      {target === undefined ? <ListRow {...row} /> : <ListRow {...row} href={href(target)} Link={Link} />}
      <More product={product} onStep={onStep}>
        {cancel === undefined ? null : (
          <Inline justify="end">
            <Button variant="secondary" size="small" onClick={() => setAsks(true)}>
              {t('asked.cancel')}
            </Button>
          </Inline>
        )}
      </More>
      <SheetSlot>
        {asks && cancel !== undefined ? (
          <CancelAsked id={product.id} by={cancel} onClose={() => setAsks(false)} />
        ) : null}
      </SheetSlot>
    </Box>
  )
}

interface MoreProps {
  product: ProductOnWire
  onStep: () => void
  children: ReactNode
}

/** What comes next, or why it ended, with what can be done about it. */
function More({ product, onStep, children }: MoreProps) {
  const { t } = useTranslation('trade')
  const { locale } = useTheme()
  const titleOf = useTitleOf()
  const now = useNow()
  const { href, Link } = useNavigation()
  const sentences = useWhy(product)
  const { next, instrument } = product
  if (next === undefined && sentences.length === 0 && children === null) return null
  const zone = instrument === undefined ? readerZone() : exchangeZone(instrument.market)
  return (
    <Box paddingInline="page" paddingBottom="x4">
      <Stack gap="x3">
        {next === undefined ? null : (
          <Inline justify="between" gap="x2">
            <Text size="small" tone="secondary">
              {t(`asked.steps.${next.step}`, {
                at: formatDateTime(locale, next.at, { zone, zoneShown: true, now: now() }),
              })}
            </Text>
            <Text size="small" weight="strong">
              <Countdown
                label={t('asked.left')}
                until={next.at}
                over={t('asked.over')}
                form="deadline"
                now={() => epochMs(now())}
                onFinish={onStep}
              />
            </Text>
          </Inline>
        )}
        {sentences.length === 0 ? null : (
          <Text as="p" size="small" tone="secondary">
            {joinSentences(...sentences)}
          </Text>
        )}
        {children}
        {isForService(whyOf(product)) ? (
          <Link href={href({ to: 'customerService' })} className={styles.more}>
            {titleOf('customerService')}
          </Link>
        ) : null}
      </Stack>
    </Box>
  )
}

/** Why it ended, what an operator wrote, and what came back. */
function useWhy(product: ProductOnWire): readonly string[] {
  const { t } = useTranslation('trade')
  const { locale, hideAmounts } = useTheme()
  const why = whyOf(product)
  const { reason, amount } = product
  const said =
    why === undefined
      ? []
      : [why.kind === 'rejected' ? t(`asked.rejected.${why.cause}`) : t(`asked.why.${why.state}`)]
  const back =
    amount?.is === 'returned'
      ? [t('asked.returned', { amount: hideAmounts ? MASK : formatMoney(locale, amount.money) })]
      : []
  const next = why?.kind === 'rejected' ? [t(`asked.next.${why.cause}`)] : []
  return [...said, ...(reason === undefined ? [] : [t('asked.wrote', { reason })]), ...back, ...next]
}
