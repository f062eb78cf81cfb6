import type { WithdrawalTermsOnWire } from '@onelot/api-client'
import { isPositive, moduleOfKind, zero } from '@onelot/domain'
import {
  Box,
  Card,
  Money,
  Stack,
  Text,
  dayIn,
  formatDay,
  formatMoney,
  maskedMoney,
  useTheme,
} from '@onelot/ui'
import { CashDays } from '../../parts/cash-settlement/CashDays.tsx'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { PracticeChip } from '../../base/shell/PracticeChip.tsx'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useProductTexts } from '../../parts/module-words/useProductTexts.ts'
import { type WaterfallPart, waterfallOf } from './waterfall.ts'
import * as styles from './WithdrawScreen.css.ts'

/** What may leave, and where not all of it may, why of each unit; nothing while anything is in its way, and how much then. */
export function Withdrawable({ terms }: { terms: WithdrawalTermsOnWire }) {
  const { t } = useTranslation('withdraw')
  const { locale, hideAmounts } = useTheme()
  const isStopped = terms.obstacles.length > 0
  const { cash, parts, withdrawable } = waterfallOf(terms, (at) => dayIn(at, readerZone()))
  const ahead = terms.days.some(({ settles }) => isPositive(settles))
    ? terms.days.filter(({ from }) => from !== undefined)
    : []
  return (
    <Card as="section" aria-label={t('withdrawable')}>
      <Stack gap="x1">
        <div className={styles.head}>
          <Text size="small" tone="secondary">
            {t('withdrawable')}
          </Text>
          <PracticeChip />
        </div>
        <Box measured>
          <Money
            value={isStopped ? zero(withdrawable.currency) : withdrawable}
            size="display"
            weight="bold"
            fit
          />
        </Box>
        {isStopped ? (
          <Text as="p" size="small" tone="secondary">
            {t('stopped', {
              amount: hideAmounts
                ? maskedMoney(locale, withdrawable.currency)
                : formatMoney(locale, withdrawable),
            })}
          </Text>
        ) : null}
      </Stack>
      {parts.length === 0 ? null : (
        <dl aria-label={t('because.label')} className={styles.waterfall}>
          <div className={styles.step}>
            <Text as="dt" size="small" tone="secondary">
              {t('because.cash')}
            </Text>
            <dd className={styles.value}>
              <Money value={cash} size="small" />
            </dd>
          </div>
          {parts.map((part) => (
            <Part key={part.key} part={part} />
          ))}
          <div className={styles.sum}>
            <Text as="dt" size="small" weight="strong">
              {t(isStopped ? 'because.then' : 'withdrawable')}
            </Text>
            <dd className={styles.value}>
              <Money value={withdrawable} size="small" weight="strong" />
            </dd>
          </div>
        </dl>
      )}
      {ahead.length === 0 ? null : (
        <div className={styles.days}>
          <CashDays days={ahead} />
        </div>
      )}
    </Card>
  )
}

const wayOf = (part: WaterfallPart): RouteTarget | undefined => {
  if (part.kind === 'order') return { to: 'orders' }
  if (part.kind !== 'request') return undefined
  if (part.asked === 'withdrawals.withdrawal')
    return { to: 'request', kind: 'withdrawal', request: part.request }
  return moduleOfKind(part.asked) === 'loans' ? { to: 'repayment' } : { to: 'trade', tab: 'purchase' }
}

function Part({ part }: { part: WaterfallPart }) {
  const { t } = useTranslation('withdraw')
  const { locale } = useTheme()
  const { href, Link } = useNavigation()
  const texts = useProductTexts()
  const way = wayOf(part)
  const saidOf = (): string => {
    if (part.kind === 'product') return texts.held(part.module).all ?? t('because.product')
    if (part.kind === 'request') {
      const request = texts.request(part.asked)
      return request === undefined ? t('because.otherRequest') : t('because.request', { request })
    }
    if (part.kind !== 'unsettled') return t(`because.${part.kind}`)
    return part.until === undefined
      ? t('because.unsettled')
      : t('because.settles', { day: formatDay(locale, part.until, readerZone()) })
  }
  const said = saidOf()
  return (
    <div className={styles.step}>
      <Text as="dt" size="small" tone="secondary">
        {way === undefined ? (
          said
        ) : (
          <Link href={href(way)} className={styles.way}>
            {said}
          </Link>
        )}
      </Text>
      <dd className={styles.value}>
        <Money value={part.money} size="small" signed />
      </dd>
    </div>
  )
}
