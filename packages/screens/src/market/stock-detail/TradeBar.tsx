import type { MarketDetail } from '@onelot/api-client'
import type { Decimal, OpenPositionView, Side } from '@onelot/domain'
import { Button, SheetPanel, type TicketDraft, sharedHoldingKind, useUiMessages } from '@onelot/ui'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { ChunkSheet } from '../../base/sheets/LazySheet.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { useChunk } from '../../base/states/useChunk.ts'
import { usePositionCommands } from '../../parts/positions/usePositionCommands.tsx'
import { LogInSheet } from '../../parts/watchlist-groups/LogInSheet.tsx'
import { ContextAwaitedSheet } from '../../parts/trading/ContextAwaitedSheet.tsx'
import { type Listing, unreadOf } from '../../parts/trading/useListing.ts'
import { useName } from '../../base/i18n/useName.ts'
import { type BookPick, tradeAgainst } from './bookPick.ts'
import * as styles from './StockDetailScreen.css.ts'
import { useKeptTicket } from './useKeptTicket.ts'

const loadSheets = () => import('./tradeSheets.ts')

export interface TradeBarHandle {
  /** Opens what trades against a level of the book, at its price. */
  readonly pick: (pick: BookPick) => void
}

export interface TradeBarProps {
  ref: Ref<TradeBarHandle>
  listing: Listing
  detail: MarketDetail
  /** How many to buy: the ticket, or the login of a guest, opens at once. */
  lots: number | undefined
  /** Scrolled into view above the ticket, which leaves it visible. */
  chart: RefObject<HTMLElement | null>
  /** Where the ticket is beside the chart; null where it rises over it. */
  panel: HTMLElement | null
}

type Open =
  | {
      readonly kind: 'ticket'
      readonly side: Side
      readonly draft?: TicketDraft | undefined
      readonly price?: Decimal | undefined
      readonly lots?: number | undefined
    }
  | {
      readonly kind: 'choose'
      /** Undefined for all of the instrument, which may not be known yet. */
      readonly held: readonly OpenPositionView[] | undefined
      readonly price?: Decimal | undefined
    }
  | { readonly kind: 'logIn' }

/**
 * The fixed bar: on a held instrument, and where it is not known whether it is held, Close and Buy; otherwise Buy, and Short only with margin enabled, so that nobody opens a short by
 * reaching for "sell". Beside Buy back, which buys too, Buy is the quieter one. While it is halted it takes no order, and they cannot be pressed.
 */
export function TradeBar({ ref, listing, detail, lots, chart, panel }: TradeBarProps) {
  const { t } = useTranslation('stockDetail')
  const ui = useUiMessages()
  const name = useName()
  const guest = useSession().current === undefined
  const { kept, keep } = useKeptTicket(detail.instrument.id)
  const [open, setOpen] = useState<Open | undefined>(() => {
    if (kept !== undefined) return { kind: 'ticket', side: kept.side, draft: kept }
    if (lots === undefined) return undefined
    return guest ? { kind: 'logIn' } : { kind: 'ticket', side: 'long', lots }
  })
  const { tradingAccount, held, account } = listing
  const buysBack = held?.every(({ terms }) => terms.side === 'short') === true
  const closes = held === undefined ? unreadOf(account) !== undefined : held.length > 0
  const ticket = useChunk(loadSheets, open === undefined ? 'last' : 'atOnce')
  const accountAwaited = tradingAccount === undefined && account.failure === undefined
  const waiting = !guest && accountAwaited
  const { instrument, halted } = detail
  const { onCommand, sheet } = usePositionCommands()
  const mayShort = tradingAccount?.marginEnabled === true && instrument.shortable
  const ticketOpen = open?.kind === 'ticket'
  useEffect(() => {
    if (ticketOpen && panel === null) chart.current?.scrollIntoView()
  }, [ticketOpen, panel, chart])
  const titleOf = (side: Side) =>
    t(side === 'long' ? 'ticket.buy' : 'ticket.short', { name: name(instrument.name) })
  const close = () => {
    setOpen(undefined)
  }
  const start = (wanted: Open) => () => {
    setOpen(guest ? { kind: 'logIn' } : wanted)
  }
  /** With several positions the member chooses one first: they are never averaged. */
  const closeAny = (positions: readonly OpenPositionView[] | undefined, price?: Decimal) => {
    const [only, ...others] = positions ?? []
    if (only?.status === 'holding' && others.length === 0)
      onCommand({ kind: 'close', position: only, instrument, proposedPrice: price })
    else setOpen({ kind: 'choose', held: positions, price })
  }
  useImperativeHandle(ref, () => ({
    pick: ({ side: level, price }) => {
      if (waiting || halted) return
      const trade = tradeAgainst({ side: level }, held ?? [], mayShort)
      if (trade.kind === 'close') closeAny(trade.held, price)
      else start({ kind: 'ticket', side: trade.side, price })()
    },
  }))
  return (
    <div
      role="group"
      aria-label={t('actions.label')}
      className={styles.bar}
      data-away={ticketOpen && panel !== null}
    >
      {closes ? (
        <Button variant={buysBack ? 'up' : 'down'} block disabled={halted} onClick={() => closeAny(held)}>
          {ui(`finance.holding.${sharedHoldingKind((held ?? []).map(({ terms }) => terms))}.close`)}
        </Button>
      ) : mayShort ? (
        <Button variant="down" block disabled={halted} onClick={start({ kind: 'ticket', side: 'short' })}>
          {t('actions.short')}
        </Button>
      ) : null}
      <Button
        variant={closes && buysBack ? 'secondary' : 'up'}
        block
        loading={waiting}
        disabled={halted}
        onClick={start({ kind: 'ticket', side: 'long' })}
      >
        {t('actions.buy')}
      </Button>
      <SheetSlot>
        {open?.kind === 'logIn' ? (
          <LogInSheet
            title={t('guest.title')}
            text={t('guest.text')}
            logIn={t('guest.logIn')}
            register={t('guest.register')}
            onClose={close}
          />
        ) : null}
      </SheetSlot>
      <SheetSlot>
        {open?.kind === 'choose' ? (
          <ChunkSheet chunk={ticket} title={t('ticketChoose')} onClose={close}>
            {({ ChooseHeld }) => (
              <ChooseHeld
                held={open.held ?? held}
                listing={listing}
                instrument={instrument}
                onClose={close}
                onCommand={(command) => {
                  close()
                  onCommand(command.kind === 'close' ? { ...command, proposedPrice: open.price } : command)
                }}
              />
            )}
          </ChunkSheet>
        ) : null}
      </SheetSlot>
      {sheet}
      <SheetPanel value={panel}>
        <SheetSlot>
          {open?.kind === 'ticket' ? (
            account.failure && tradingAccount === undefined ? (
              <ContextAwaitedSheet listing={listing} title={titleOf(open.side)} onClose={close} />
            ) : tradingAccount === undefined ? null : (
              <ChunkSheet chunk={ticket} title={titleOf(open.side)} onClose={close}>
                {({ TicketFlow }) => (
                  <TicketFlow
                    side={open.side}
                    listing={listing}
                    detail={detail}
                    account={tradingAccount}
                    draft={open.draft}
                    price={open.price}
                    lots={open.lots}
                    onSessionEnded={keep}
                    onClose={close}
                  />
                )}
              </ChunkSheet>
            )
          ) : null}
        </SheetSlot>
      </SheetPanel>
    </div>
  )
}
