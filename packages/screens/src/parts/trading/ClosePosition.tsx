import { tradeClose } from '@onelot/api-client'
import {
  type AccountId,
  type ClosingAccount,
  type Decimal,
  type Instrument,
  type OpenPositionView,
  isOpen,
} from '@onelot/domain'
import { CloseSheet, holdingKind, useUiMessages } from '@onelot/ui'
import { useState } from 'react'
import { useSubmit } from '../../base/data/useSubmit.ts'
import { useName } from '../../base/i18n/useName.ts'
import { ClosedReceipt, type ClosedReceiptProps } from './ClosedReceipt.tsx'
import { ContextAwaitedSheet } from './ContextAwaitedSheet.tsx'
import { useHaptics, useNow, useSession } from '../../base/ports/ports.ts'
import { unreadOf, useListing } from './useListing.ts'
import { useRefusalTexts } from './useRefusalTexts.ts'
import { useSendProps } from './useSendProps.ts'
import { useMarketContext } from './useTradingContext.ts'

export interface ClosePositionProps {
  position: OpenPositionView
  instrument: Instrument
  /** A level of the book that was tapped. */
  proposedPrice?: Decimal | undefined
  /** Called when the sheet is dismissed: a receipt, where it was closed at once. */
  onClose: () => void
}

/**
 * Closes a position, all or a part: the sheet of ui with the context of the market and the account. Where the account cannot be read, or does
 * not have it yet, the position is enough.
 */
export function ClosePosition({ position, instrument, proposedPrice, onClose }: ClosePositionProps) {
  const ui = useUiMessages()
  const now = useNow()
  const name = useName()
  const listing = useListing(instrument.id)
  const haptics = useHaptics()
  const member = useSession().current?.account
  const read = listing.tradingAccount
  const isAwaited = read === undefined && unreadOf(listing.account) === undefined
  // An answer of before the position was opened does not have it.
  const hasPosition = read !== undefined && position.id in read.positions
  const account = isAwaited || hasPosition ? read : accountKnownBy(position, member)
  const { context, stale } = useMarketContext(instrument.id, listing)
  const [closed, setClosed] = useState<Pick<ClosedReceiptProps, 'execution' | 'left'>>()
  const submit = useSubmit(tradeClose, {
    onDone: ({ data }) => {
      if (data.execution !== undefined) haptics.confirm()
      const { execution, position: rest } = data
      if (execution?.purpose === 'close') setClosed({ execution, left: isOpen(rest) ? rest.fill.lots : 0 })
      else onClose()
    },
    onEarlier: ({ outcome }) => (outcome.data.position.id === position.id ? 'done' : 'stay'),
    // Of what was closed at once its receipt says all.
    success: ({ data }) => (data.execution?.purpose === 'close' ? false : undefined),
  })
  const send = useSendProps(submit)
  const texts = useRefusalTexts({ halted: context?.halted })
  if (closed !== undefined)
    return <ClosedReceipt position={position} instrument={instrument} {...closed} onClose={onClose} />
  if (context === undefined || account === undefined) {
    return (
      <ContextAwaitedSheet
        listing={listing}
        title={ui(`finance.holding.${holdingKind(position.terms)}.close`)}
        onClose={onClose}
      />
    )
  }
  return (
    <CloseSheet
      {...send}
      {...texts}
      open
      onClose={onClose}
      name={name(instrument.name)}
      position={position}
      proposedPrice={proposedPrice}
      // A sale may be locked until a moment, at which nothing else may change.
      context={{ ...context, now: now() }}
      account={account}
      stale={stale}
      onConfirm={({ terms }) => submit.send(terms)}
    />
  )
}

/** An account of which this position alone is known. What else would refuse, the broker refuses. */
const accountKnownBy = (position: OpenPositionView, account: AccountId | undefined): ClosingAccount => ({
  account,
  restrictions: [],
  orders:
    position.status === 'holding'
      ? {}
      : Object.fromEntries(
          position.closes.map(({ order, lots }) => [
            order,
            { purpose: 'close', position: position.id, terms: { lots } },
          ]),
        ),
  positions: { [position.id]: position },
})
