import type { LendingTermsOnWire } from '@onelot/api-client'
import { refuse } from '@onelot/domain'
import {
  Button,
  FactList,
  type MoneyEntryState,
  QuantityEntry,
  QuantityEntryKeys,
  RadioGroup,
  Sheet,
  Stack,
  useMoneyEntry,
  useUiMessages,
} from '@onelot/ui'
import type { Read } from '../../base/data/useRead.ts'
import { exchangeZone } from '../../base/i18n/exchangeZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { useNow } from '../../base/ports/ports.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { ObstacleNote } from '../../parts/new-shares/ObstacleNote.tsx'
import { useExchangeTime } from '../../parts/new-shares/useExchangeTime.ts'
import { useSharesError } from '../../parts/new-shares/useSharesError.ts'
import { useStandingWay } from '../../parts/fund-requests/useStandingWay.ts'
import { LendingSkeleton } from './LendingSkeleton.tsx'
import { figuresOf, wrongIn } from './lendingView.ts'
import { useLendFacts } from './useLendFacts.tsx'

export interface LendSheetProps {
  read: Read<LendingTermsOnWire>
  /** Undefined while no number is entered. */
  lots: number | undefined
  /** Calendar days. */
  term: number
  onLots: (lots: number | undefined) => void
  onTerm: (term: number) => void
  /** So much may be asked for. */
  onNext: () => void
  onClose: () => void
}

/** How many shares, for how long, and what that brings at the price of now. */
export function LendSheet(props: LendSheetProps) {
  const { read, lots, onLots, onNext, onClose } = props
  const { t } = useTranslation('securitiesLending')
  const name = useName()
  const terms = read.data
  const error = useLotsError(terms, lots)
  const [obstacle] = terms?.obstacles ?? []
  const entry = useMoneyEntry({
    fault: error === undefined ? undefined : { text: error, isAtOnce: lots !== undefined && lots > 0 },
    startsTyping: false,
    onNext,
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('lend.title')}
      description={terms && name(terms.instrument.name)}
      footer={
        terms === undefined ? undefined : obstacle === undefined ? (
          <Button block onClick={entry.next}>
            {t('lend.next')}
          </Button>
        ) : (
          <Obstacle code={obstacle} />
        )
      }
      keys={
        terms === undefined || obstacle !== undefined ? null : (
          <QuantityEntryKeys
            entry={entry}
            label={t('lend.shares')}
            value={lots}
            onType={({ value }) => onLots(value)}
          />
        )
      }
    >
      <Loaded read={read} skeleton={<LendingSkeleton part="income" />}>
        {(loaded) => <Fields {...props} terms={loaded} entry={entry} />}
      </Loaded>
    </Sheet>
  )
}

interface FieldsProps extends Pick<LendSheetProps, 'lots' | 'term' | 'onLots' | 'onTerm'> {
  terms: LendingTermsOnWire
  /** Of the number of shares. */
  entry: MoneyEntryState
}

function Fields({ terms, lots, term, entry, onLots, onTerm }: FieldsProps) {
  const { t } = useTranslation('securitiesLending')
  const ui = useUiMessages()
  const timeOf = useExchangeTime()
  const zone = exchangeZone(terms.instrument.market)
  return (
    <Stack gap="x5">
      <QuantityEntry
        entry={entry}
        label={t('lend.shares')}
        hint={t('lend.hint', { shares: ui('finance.shares', { count: terms.lendable }) })}
        value={lots}
        min={1}
        max={Math.max(1, terms.lendable)}
        onChange={({ value }) => onLots(value)}
      />
      <RadioGroup
        label={t('lend.term')}
        choices={terms.terms.map(({ days, endsAt }) => ({
          value: String(days),
          label: t('lend.days', { count: days }),
          description: t('lend.until', { at: timeOf(endsAt, zone) }),
        }))}
        value={String(term)}
        onChange={({ value }) => onTerm(Number(value))}
      />
      <Figures terms={terms} lots={lots} term={term} />
    </Stack>
  )
}

function Figures({ terms, lots, term }: Pick<FieldsProps, 'terms' | 'lots' | 'term'>) {
  const { t } = useTranslation('securitiesLending')
  const now = useNow()
  const factsOf = useLendFacts(terms)
  const figures =
    lots === undefined || !Number.isSafeInteger(lots) ? undefined : figuresOf({ lots, term }, terms, now())
  return figures === undefined ? null : <FactList label={t('lend.facts')} facts={factsOf(figures)} />
}

/** What is wrong with a number of shares, in words. */
function useLotsError(terms: LendingTermsOnWire | undefined, lots: number | undefined): string | undefined {
  const refusalText = useRefusalText()
  const sharesError = useSharesError({ least: 1, most: terms?.lendable ?? 0 })
  if (lots === undefined || terms === undefined) return sharesError('required')
  const wrong = wrongIn(lots, terms)
  if (wrong === undefined || wrong.code === 'PRICE_UNAVAILABLE') return undefined
  return wrong.code === 'VALIDATION' ? sharesError(wrong.fields['lots']) : refusalText(wrong)
}

type ObstacleCode = LendingTermsOnWire['obstacles'][number]

/** In the place of the action. */
function Obstacle({ code }: { code: ObstacleCode }) {
  const refusalText = useRefusalText()
  const way = useStandingWay(code)
  return <ObstacleNote text={refusalText(refuse(code, {}))} way={way} />
}
