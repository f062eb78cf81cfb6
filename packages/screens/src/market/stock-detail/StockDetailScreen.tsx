import type { MarketDetail } from '@onelot/api-client'
import type { InstrumentId } from '@onelot/domain'
import { Icon, IconButton, media, useMedia, useToast } from '@onelot/ui'
import { Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { useChunk } from '../../base/states/useChunk.ts'
import { useListing } from '../../parts/trading/useListing.ts'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import type { WatchStarProps } from '../../parts/watchlist-groups/WatchStar.tsx'
import { AccountUnread } from './AccountUnread.tsx'
import { AlertBell } from './AlertBell.tsx'
import { Book } from './Book.tsx'
import { Chart } from './Chart.tsx'
import { Details } from './Details.tsx'
import { Head } from './Head.tsx'
import { ReadingContext, createReadingStore } from './reading.ts'
import { MoreBlocks } from './MoreBlocks.tsx'
import { MyPosition } from './MyPosition.tsx'
import { Origin } from './Origin.tsx'
import { ShortSelling } from './ShortSelling.tsx'
import { StickyPrice } from './StickyPrice.tsx'
import { StockSkeleton } from './StockSkeleton.tsx'
import * as styles from './StockDetailScreen.css.ts'
import { TradeBar, type TradeBarHandle } from './TradeBar.tsx'
import { useHasColumns } from './useHasColumns.ts'

export interface StockDetailScreenProps {
  instrument: InstrumentId
  /** The screen of the route, by which the listing is named until it is read. @defaultValue 'stockDetail' */
  route?: 'stockDetail' | 'indexDetail'
  /** How many to buy, in digits: the ticket opens with so many. */
  lots?: string | undefined
}

/** /market/stockDetail: one listing, its price, chart, book and details, and the ticket over them. */
export function StockDetailScreen({ instrument, route = 'stockDetail', lots }: StockDetailScreenProps) {
  const titleOf = useTitleOf()
  const name = useName()
  const listing = useListing(instrument)
  const member = useSession().current?.account
  const { detail } = listing
  const chart = useRef<HTMLElement>(null)
  const price = useRef<HTMLDivElement>(null)
  const trade = useRef<TradeBarHandle>(null)
  const [reading] = useState(createReadingStore)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const isDesktop = useMedia(media.desktop)
  const isTablet = useMedia(media.tablet)
  const columns = useHasColumns()
  /** The ticket is beside the chart. */
  const isBeside = isDesktop || (isTablet && columns.holds)
  const isWide = useMedia(media.widest)
  const listed = detail.data?.instrument
  const isIndex = listed === undefined ? route === 'indexDetail' : listed.kind === 'index'
  /** Under the book where there are two columns, with or without a position over it, so that both are of about one length. */
  const isShared = isWide && !isIndex
  const screen = isIndex ? 'indexDetail' : 'stockDetail'
  const title = listed === undefined ? titleOf(screen) : name(listed.name)
  return (
    <ReadingContext value={reading}>
      <BackPage
        title={title}
        split={!isIndex}
        detail={detail.data && <StickyPrice detail={detail.data} price={price} />}
        trailing={
          <>
            <AlertBell detail={detail.data} />
            {detail.data === undefined ? null : <LateStar instrument={instrument} name={title} />}
            <Share screen={screen} instrument={instrument} title={title} />
          </>
        }
        action={
          isIndex || detail.data === undefined ? undefined : (
            <TradeBar
              key={`${member ?? ''} ${instrument}`}
              ref={trade}
              listing={listing}
              detail={detail.data}
              lots={lots === undefined ? undefined : Number(lots)}
              chart={chart}
              panel={isBeside ? panel : null}
            />
          )
        }
      >
        <Loaded read={detail} skeleton={<StockSkeleton />}>
          {(data) => (
            <>
              <NotRefreshed reads={[detail, listing.account]} />
              <Head detail={data} price={price} />
              <div ref={columns.ref} className={styles.wide}>
                <div className={isIndex ? undefined : styles.body}>
                  <Chart ref={chart} detail={data} listing={listing} />
                  <div className={styles.beside}>
                    <div ref={isBeside ? setPanel : undefined} className={styles.panel} />
                    {isIndex ? null : <AccountUnread listing={listing} />}
                    <MyPosition detail={data} held={listing.held ?? []} />
                    <Book detail={data} onPick={(pick) => trade.current?.pick(pick)} />
                    {isShared ? <LastBlocks detail={data} /> : null}
                  </div>
                  <div className={styles.below}>
                    <Details detail={data} />
                    {isShared ? null : <LastBlocks detail={data} />}
                  </div>
                </div>
              </div>
            </>
          )}
        </Loaded>
      </BackPage>
    </ReadingContext>
  )
}

/** After the figures of the listing itself. */
function LastBlocks({ detail }: { detail: MarketDetail }) {
  return (
    <>
      <ShortSelling days={detail.facts.days ?? []} />
      <Origin detail={detail} />
      <MoreBlocks detail={detail} />
    </>
  )
}

const loadStar = () => import('../../parts/watchlist-groups/WatchStar.tsx')

/** The price shows before it. */
function LateStar(props: WatchStarProps) {
  const star = useChunk(loadStar, 'last')
  return star.state === 'loaded' ? <star.module.WatchStar {...props} /> : null
}

interface ShareProps {
  screen: NonNullable<StockDetailScreenProps['route']>
  instrument: InstrumentId
  title: string
}

/** The device's own sharing where there is one, else the address into the clipboard. */
function Share({ screen, instrument, title }: ShareProps) {
  const { t } = useTranslation('stockDetail')
  const { t: app } = useTranslation()
  const toast = useToast()
  const { href } = useNavigation()
  const share = async () => {
    const url = new URL(href({ to: screen, instrument }), document.baseURI).toString()
    if ('share' in navigator) {
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await window.navigator.clipboard.writeText(url)
      toast.show({ message: app('copied'), tone: 'success' })
    } catch {
      toast.show({ message: app('copyFailed'), tone: 'error' })
    }
  }
  return <IconButton label={t('copyLink')} icon={<Icon icon={Share2} />} onClick={() => void share()} />
}
