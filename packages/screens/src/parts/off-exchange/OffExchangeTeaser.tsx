import { blockTradesProducts, increasesProducts, placementsProducts } from '@onelot/api-client'
import { Box, Card, Icon, ListRow, Section, Stack } from '@onelot/ui'
import { announced } from '../../base/data/announced.ts'
import { HandCoins } from 'lucide-react'
import type { ReactNode } from 'react'
import { firstPage } from '../../base/data/firstPage.ts'
import { type Read, useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { useOffered } from '../../base/shell/useOffered.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { BlockCard } from '../blocks/BlockCard.tsx'
import { isFull } from '../blocks/blockView.ts'
import { IncreaseCard } from '../increases/IncreaseCard.tsx'
import { OfferSkeleton } from '../new-shares/OfferSkeleton.tsx'
import { PlacementCard } from '../placements/PlacementCard.tsx'
import { isFull as isPlaced } from '../placements/placementView.ts'

const open = { phase: 'open', ...firstPage } as const
/** Of a kind. */
const MOST = 2

interface Kind {
  readonly screen: 'blockTrades' | 'overTheCounter' | 'placement'
  /** @defaultValue the title of the screen */
  readonly heading?: string
  readonly read: Read<unknown>
  readonly cards: readonly ReactNode[] | undefined
}

/** What can be bought off exchange now: blocks, OTC lots, placements and shares of capital increases, each with the way to all of them. */
export function OffExchangeTeaser({ empty }: { empty: ReactNode }) {
  const kinds = useKinds()
  const [asked] = kinds.filter(({ read }) => read.data === undefined)
  const first = asked ?? kinds[0]
  if (first === undefined)
    return (
      <>
        {empty}
        <ToLending />
      </>
    )
  return (
    <Loaded
      read={first.read}
      skeleton={
        <Box padding="page">
          <OfferSkeleton count={1} />
        </Box>
      }
    >
      {() => (
        <>
          {kinds.some(({ cards = [] }) => cards.length > 0) ? <Kinds kinds={kinds} /> : empty}
          <ToLending />
        </>
      )}
    </Loaded>
  )
}

/** The way to what is not sold, and so has no cards: lending own shares. Nothing where the site does not offer it. */
function ToLending() {
  const { t } = useTranslation('sales')
  const titleOf = useTitleOf()
  const isOffered = useOffered()
  const { href, Link } = useNavigation()
  if (!isOffered('securitiesLending')) return null
  return (
    <Box padding="page">
      <Card padding="none">
        <ListRow
          title={titleOf('securitiesLending')}
          subtitle={t('lending')}
          leading={<Icon icon={HandCoins} />}
          href={href({ to: 'securitiesLending' })}
          Link={Link}
        />
      </Card>
    </Box>
  )
}

function Kinds({ kinds }: { kinds: readonly Kind[] }) {
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  return (
    <Box padding="page">
      <Stack gap="x6">
        {kinds
          .filter(({ cards = [] }) => cards.length > 0)
          .map(({ screen, heading = titleOf(screen), cards }) => (
            <Section key={heading} heading={heading} seeAll={{ href: href({ to: screen }), Link }}>
              <Stack gap="x3">{cards}</Stack>
            </Section>
          ))}
      </Stack>
    </Box>
  )
}

/** Of those that the site offers. */
function useKinds(): readonly Kind[] {
  const { t } = useTranslation('increases')
  const isOffered = useOffered()
  const sold = isOffered('blockTrades')
  const placed = isOffered('placement')
  const blocks = useRead(blockTradesProducts, sold ? { kind: 'block', ...open } : null, announced)
  const otc = useRead(blockTradesProducts, sold ? { kind: 'otc', ...open } : null, announced)
  const placements = useRead(placementsProducts, placed ? open : null, announced)
  const increases = useRead(increasesProducts, placed ? {} : null, announced)
  const blockCards = (read: typeof blocks) =>
    read.data?.products
      .filter((block) => !isFull(block))
      .slice(0, MOST)
      .map((block) => <BlockCard key={block.id} block={block} onPhaseEnds={() => void read.refresh()} />)
  const placementCards = placements.data?.products
    .filter((placement) => !isPlaced(placement))
    .slice(0, MOST)
    .map((placement) => (
      <PlacementCard key={placement.id} placement={placement} onPhaseEnds={() => void placements.refresh()} />
    ))
  const increaseCards = increases.data?.products
    .filter(({ phase }) => phase === 'open')
    .slice(0, MOST)
    .map((increase) => (
      <IncreaseCard key={increase.id} increase={increase} onPhaseEnds={() => void increases.refresh()} />
    ))
  return [
    ...(sold
      ? ([
          { screen: 'blockTrades', read: blocks, cards: blockCards(blocks) },
          { screen: 'overTheCounter', read: otc, cards: blockCards(otc) },
        ] as const)
      : []),
    ...(placed
      ? ([
          { screen: 'placement', read: placements, cards: placementCards },
          { screen: 'placement', heading: t('list'), read: increases, cards: increaseCards },
        ] as const)
      : []),
  ]
}
