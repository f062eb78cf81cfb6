import {
  type CloseTerms,
  type ClosingAccount,
  type Decimal,
  type OpenPositionView,
  closingDirection,
} from '@onelot/domain'
import { useMemo, useReducer, useRef, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { NoticeBar } from '../../primitives/NoticeBar/NoticeBar.tsx'
import { Sheet } from '../../primitives/Sheet/Sheet.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { holdingKind } from '../holdingKind.ts'
import { LiveHead } from '../OrderTicket/LiveHead.tsx'
import { SendFooter, type SendProps, UnknownOutcome, checkedText } from '../OrderReviewSheet/SendFooter.tsx'
import { fields } from '../OrderTicket/OrderTicket.css.ts'
import { type RefusalTexts, besideButton } from '../OrderTicket/refusalMarks.ts'
import { useFocusOnFault } from '../OrderTicket/useFocusOnFault.ts'
import { quantityText } from '../OrderTicket/quantityUnit.ts'
import { takesMarketOrders } from '../OrderTicket/ticketDraft.ts'
import type { ListedMarketContext } from '../OrderTicket/ticketModel.ts'
import { TicketReason } from '../OrderTicket/TicketReason.tsx'
import { CloseEstimateDetails } from './CloseEstimateDetails.tsx'
import { CloseFields } from './CloseFields.tsx'
import { CloseQuestion } from './CloseQuestion.tsx'
import { type CloseField, ClosePad } from './ClosePad.tsx'
import { closeReducer, firstClose } from './closeDraft.ts'
import { closeModel } from './closeModel.ts'
import { lentOf, lotsToSellFirst } from './lotsToClose.ts'
import { countedOf } from './quantityToClose.ts'

export interface CloseSheetProps extends SendProps, RefusalTexts {
  /** Whether it is up; each opening starts anew. */
  open: boolean
  /** Called to close it: by its button, the scrim, Escape or a drag down. */
  onClose: () => void
  /** The issuer, in the reader's language. */
  name: string
  /** What is closed, with the lots that no working order closes yet. */
  position: OpenPositionView
  /** A limit to begin with: a level of the book that was tapped. @defaultValue at the market, where it may be */
  proposedPrice?: Decimal | undefined
  /** The rules' context of the position's instrument. */
  context: ListedMarketContext
  /** With the position among its positions. */
  account: ClosingAccount
  /** Whether prices have stopped. */
  stale?: boolean
  /** Sends it; called once, however often it is tapped, until the answer is there. */
  onConfirm: (confirmation: { terms: CloseTerms }) => void
}

/** Closes a position, all of it or a part, at the market or at a limit; asks before it sends. A new sheet starts anew. */
export function CloseSheet(props: CloseSheetProps) {
  return <CloseSheetContent key={`${props.position.id} ${String(props.open)}`} {...props} />
}

function CloseSheetContent(props: CloseSheetProps) {
  const { open, onClose, name, position, proposedPrice, context, account, stale = false, onConfirm } = props
  const { reasonText, fieldText, busy, outcome, onCheck } = props
  const { language, locale, t } = useTheme()
  const held = holdingKind(position.terms)
  const marketOrders = takesMarketOrders(context.listing.session.phase)
  const [draft, act] = useReducer(
    closeReducer,
    firstClose(
      lotsToSellFirst(position, account),
      marketOrders && proposedPrice === undefined ? 'market' : 'limit',
      proposedPrice,
    ),
  )
  const model = useMemo(
    () => closeModel(draft, { position, context, account, language }),
    [draft, position, context, account, language],
  )
  const lent = lentOf(position, account)
  // As a ticket of the side that it trades on.
  const variant = closingDirection(position.terms.side) === 'sell' ? 'down' : 'up'
  const form = useRef<HTMLDivElement>(null)
  const [typing, setTyping] = useState<CloseField>()
  const [begun] = useState(draft)
  /** How often going on was asked for that something is against. */
  const [pressed, setPressed] = useState(0)
  const [first] = model.refusals
  const beside = besideButton(model.refusals, pressed > 0 || draft !== begun)
  useFocusOnFault(form, pressed)
  const filledIn = { draft, act, model, position, context }
  const footer = draft.confirming ? (
    <>
      <SendFooter
        busy={busy}
        outcome={outcome}
        onCheck={onCheck}
        confirm={t(`finance.close.confirm.${held}`, {
          quantity: quantityText(t, locale, draft.lots ?? 0, countedOf(position)),
        })}
        variant={variant}
        against={first === undefined ? undefined : reasonText(first)}
        onConfirm={() => {
          if (model.terms !== undefined) onConfirm({ terms: model.terms })
        }}
      />
      {busy || outcome.kind === 'unknown' ? null : (
        <Button variant="quiet" size="small" onClick={() => act({ kind: 'changed' })}>
          {t('finance.review.change')}
        </Button>
      )}
    </>
  ) : outcome.kind === 'unknown' ? (
    <UnknownOutcome at={outcome.at} why={outcome.why} busy={busy} onCheck={onCheck} />
  ) : (
    <>
      <TicketReason
        id={`close-${position.id}`}
        tone="reason"
        text={beside === undefined ? checkedText(outcome, t) : reasonText(beside)}
      />
      <Button
        block
        variant={variant}
        aria-describedby={`close-${position.id}`}
        onClick={() => {
          if (model.terms === undefined) {
            setPressed(pressed + 1)
            return
          }
          setTyping(undefined)
          act({ kind: 'asked' })
        }}
      >
        {t('finance.close.next')}
      </Button>
    </>
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(`finance.close.${draft.confirming ? 'question' : 'title'}.${held}`)}
      description={draft.confirming ? name : <LiveHead name={name} context={context} stale={stale} />}
      footer={footer}
      keys={
        typing === undefined || busy || draft.confirming || outcome.kind === 'unknown' ? null : (
          <ClosePad {...filledIn} field={typing} form={form} onClose={() => setTyping(undefined)} />
        )
      }
    >
      <Stack gap="x5">
        {lent === 0 ? null : (
          <NoticeBar>
            {t('finance.close.lent', { quantity: quantityText(t, locale, lent, countedOf(position)) })}
          </NoticeBar>
        )}
        {draft.confirming ? null : (
          <div ref={form} className={fields}>
            <CloseFields
              {...filledIn}
              {...{ reasonText, fieldText, busy, typing }}
              asked={pressed > 0}
              onTyping={setTyping}
            />
          </div>
        )}
        {draft.confirming ? (
          <CloseQuestion {...filledIn} />
        ) : (
          <CloseEstimateDetails {...filledIn} stale={stale} />
        )}
      </Stack>
    </Sheet>
  )
}
