import {
  type QuoteRow as ListedQuote,
  marketDetail,
  marketList,
  marketSearch,
  watchlistRows,
} from '@onelot/api-client'
import { type InstrumentId, homeMarkets } from '@onelot/domain'
import {
  Bleed,
  ChipGroup,
  EmptyState,
  QuoteRow,
  type QuoteRowProps,
  SearchField,
  Section,
  Sheet,
  Stack,
  priceScale,
} from '@onelot/ui'
import { useState } from 'react'
import { useDebounced } from '../../base/data/useDebounced.ts'
import { useMarketChoice } from '../../base/data/useMarketChoice.ts'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useRead } from '../../base/data/useRead.ts'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { ChipScroller } from '../../base/lists/ChipScroller.tsx'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'

export interface SharePickerProps {
  /** Where a stock leads. */
  leadsTo: (instrument: InstrumentId) => RouteTarget
  /** The one that was looked at last; undefined where there is none. */
  seen: InstrumentId | undefined
  onClose: () => void
}

type Share = Pick<ListedQuote, 'instrument'> & { readonly quote?: ListedQuote['quote'] | undefined }

const TYPING_RESTS_MS = 250
const SHOWN = 20

/** A strategy trades whole shares of a stock. */
const isShare = ({ instrument }: Share): boolean => instrument.kind === 'stock' && instrument.lotSize === '1'

/** The stock that a strategy trades: by its name or code, the one looked at last, those watched, those traded most. */
export function SharePicker({ leadsTo, seen, onClose }: SharePickerProps) {
  const { t } = useTranslation('strategies')
  const isMember = useSession().current !== undefined
  const [query, setQuery] = useState('')
  const typed = query.trim()
  const searched = useDebounced(typed, TYPING_RESTS_MS)
  return (
    <Sheet open onClose={onClose} title={t('pick.title')}>
      <Stack gap="x5">
        <SearchField
          label={t('pick.search')}
          placeholder={t('pick.search')}
          maxLength={40}
          value={query}
          onChange={({ value }) => setQuery(value)}
          onSearch={({ text }) => setQuery(text)}
        />
        {typed === '' ? (
          <>
            {seen === undefined ? null : <Seen instrument={seen} leadsTo={leadsTo} />}
            {isMember ? <Watched leadsTo={leadsTo} /> : null}
            <Popular leadsTo={leadsTo} />
          </>
        ) : (
          <Found query={searched === '' ? typed : searched} leadsTo={leadsTo} />
        )}
      </Stack>
    </Sheet>
  )
}

type Leads = Pick<SharePickerProps, 'leadsTo'>

function Seen({ instrument, leadsTo }: Leads & { instrument: InstrumentId }) {
  const { t } = useTranslation('strategies')
  const { data } = useRead(marketDetail, { instrument })
  if (data === undefined || !isShare(data)) return null
  return (
    <Section heading={t('pick.seen')} size="body" level="h3">
      <Shares label={t('pick.seen')} shares={[data]} leadsTo={leadsTo} />
    </Section>
  )
}

function Watched({ leadsTo }: Leads) {
  const { t } = useTranslation('strategies')
  const { data } = useRead(watchlistRows, {})
  const shares = data?.rows.filter(isShare) ?? []
  if (shares.length === 0) return null
  return (
    <Section heading={t('pick.watched')} size="body" level="h3">
      <Shares label={t('pick.watched')} shares={shares} leadsTo={leadsTo} />
    </Section>
  )
}

function Popular({ leadsTo }: Leads) {
  const { t } = useTranslation('strategies')
  const { market, options, choose } = useMarketChoice(homeMarkets)
  const list = useRead(marketList, { market, board: 'hot', page: 1, pageSize: SHOWN })
  return (
    <Section heading={t('pick.popular')} size="body" level="h3">
      <ChipScroller>
        <ChipGroup
          label={t('pick.market')}
          look="line"
          options={options.map((value) => ({ value, label: t(`pick.markets.${value}`) }))}
          value={market}
          onSelect={({ value }) => choose(value)}
        />
      </ChipScroller>
      <Loaded read={list} skeleton={<QuoteListSkeleton marked count={5} />}>
        {({ rows }) => <Shares label={t('pick.popular')} shares={rows.filter(isShare)} leadsTo={leadsTo} />}
      </Loaded>
    </Section>
  )
}

function Found({ query, leadsTo }: Leads & { query: string }) {
  const { t } = useTranslation('strategies')
  const list = useRead(marketSearch, { query, kind: 'stock', page: 1, pageSize: SHOWN })
  return (
    <Section heading={t('pick.found')} size="body" level="h3">
      <Loaded read={list} skeleton={<QuoteListSkeleton marked count={5} />}>
        {({ rows }) =>
          rows.some(isShare) ? (
            <Shares label={t('pick.found')} shares={rows.filter(isShare)} leadsTo={leadsTo} />
          ) : (
            <EmptyState title={t('pick.none', { query })} description={t('pick.noneHint')} />
          )
        }
      </Loaded>
    </Section>
  )
}

function Shares({ label, shares, leadsTo }: Leads & { label: string; shares: readonly Share[] }) {
  const name = useName()
  const { href, Link } = useNavigation()
  const rules = useMarketRules()
  const linkOf = ({ instrument }: Share): Pick<QuoteRowProps, 'scale'> & { href: string } => ({
    scale: priceScale(instrument, rules(instrument.market)),
    href: href(leadsTo(instrument.id)),
  })
  return (
    <Bleed as="ul" role="list" aria-label={label}>
      {shares.map((share) => (
        <li key={share.instrument.id}>
          <QuoteRow
            {...linkOf(share)}
            Link={Link}
            name={name(share.instrument.name)}
            code={share.instrument.code}
            quote={share.quote}
            sector={share.instrument.industry.en}
            currencyShown
          />
        </li>
      ))}
    </Bleed>
  )
}
