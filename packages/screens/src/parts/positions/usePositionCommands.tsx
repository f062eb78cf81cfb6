import type { OpenPositionOnWire, OrderOnWire } from '@onelot/api-client'
import type { Instrument, OrderId, OrderTerms, Protection, Decimal } from '@onelot/domain'
import { type AmendableOrder, holdingKind, useUiMessages } from '@onelot/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { LazySheet } from '../../base/sheets/LazySheet.tsx'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { CancelOrder, type CancelPurpose } from './CancelOrder.tsx'

/** What a person wants done about a position. */
export type PositionCommand =
  | {
      readonly kind: 'close'
      readonly position: OpenPositionOnWire
      readonly instrument: Instrument
      readonly proposedPrice?: Decimal | undefined
    }
  | {
      readonly kind: 'cancel'
      readonly order: OrderId
      readonly label: string
      readonly purpose?: CancelPurpose | undefined
    }
  /** Changes an order of any purpose, as the list of orders has it. */
  | { readonly kind: 'change'; readonly order: OrderOnWire; readonly instrument: Instrument }
  | {
      readonly kind: 'amend'
      readonly order: AmendableOrder
      readonly terms: OrderTerms
      readonly instrument: Instrument
      readonly proposedPrice?: Decimal | undefined
    }
  | {
      readonly kind: 'protect'
      readonly position: OpenPositionOnWire
      readonly instrument: Instrument
      readonly proposed?: Protection | undefined
    }

export type OnPositionCommand = (command: PositionCommand) => void

const loadSheets = () => import('./CommandSheet.tsx')

/**
 * Holds the command in progress, above the list: a position leaves its list the moment it is closed, and its sheet must stay to
 * show the outcome, or that it is not known.
 */
export function usePositionCommands(): {
  readonly onCommand: OnPositionCommand
  readonly isOpen: boolean
  readonly sheet: ReactNode
} {
  const { t } = useTranslation('positions')
  const ui = useUiMessages()
  const [command, setCommand] = useState<PositionCommand>()
  const onClose = () => {
    setCommand(undefined)
  }
  const sent = command?.kind === 'cancel' ? undefined : command
  return {
    onCommand: setCommand,
    isOpen: command !== undefined,
    sheet: (
      <>
        <SheetSlot>
          {command?.kind === 'cancel' ? <CancelOrder {...command} onClose={onClose} /> : null}
        </SheetSlot>
        <LazySheet
          open={sent !== undefined}
          load={loadSheets}
          title={
            sent?.kind === 'close'
              ? ui(`finance.holding.${holdingKind(sent.position.terms)}.close`)
              : t(sent?.kind === 'protect' ? 'protect' : 'amend')
          }
          onClose={onClose}
        >
          {({ CommandSheet }) =>
            sent === undefined ? null : <CommandSheet command={sent} onClose={onClose} />
          }
        </LazySheet>
      </>
    ),
  }
}
