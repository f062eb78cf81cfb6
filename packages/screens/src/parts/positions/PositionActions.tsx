import type { OpenPositionOnWire, PositionOnWire, WorkingCloseOnWire } from '@onelot/api-client'
import { type Instrument, type OrderTerms, isOpen, orderId } from '@onelot/domain'
import {
  type AmendableOrder,
  Button,
  Text,
  formatDateTime,
  formatPrice,
  holdingKind,
  lotsToClose,
  priceScale,
  useTheme,
} from '@onelot/ui'
import { Fragment } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuantity } from '../../base/i18n/useQuantity.ts'
import { useNow } from '../../base/ports/ports.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { amendableOpening } from './amendable.ts'
import type { CancelPurpose } from './CancelOrder.tsx'
import { useDisplayStatus } from './useDisplayStatus.ts'
import type { OnPositionCommand } from './usePositionCommands.tsx'

export interface PositionActionsProps {
  position: PositionOnWire
  instrument: Instrument
  onCommand: OnPositionCommand
  /** At the foot of a screen of its own, with its main action, or on a card of a list. @defaultValue 'card' */
  look?: 'card' | 'foot' | undefined
}

/** What has ended has no actions, and takes no space for them. */
export const hasActions = (position: PositionOnWire): boolean =>
  position.status === 'pendingOrder' || isOpen(position)

/** What may be done about a position in its state: cancel what waits, close what no order closes yet. */
export function PositionActions(props: PositionActionsProps) {
  const { position, instrument, onCommand, look = 'card' } = props
  const { t } = useTranslation('positions')
  const { t: ui, locale } = useTheme()
  const now = useNow()()
  const status = useDisplayStatus(position)
  if (position.status === 'pendingOrder') {
    const order = amendableOpening(position)
    return (
      <>
        <CancelButton
          purpose="open"
          order={orderId(position.id)}
          label={t('cancelOrder')}
          {...{ onCommand, look }}
        />
        {order === undefined ? null : (
          <AmendButton {...{ order, instrument, onCommand, look }} terms={position.terms} />
        )}
      </>
    )
  }
  if (!isOpen(position)) return null
  const { lockedUntil } = position.fill
  if (lockedUntil !== undefined && status === 'locked') {
    return (
      <Text size="small" tone="secondary">
        {t('lockedUntil', {
          time: formatDateTime(locale, lockedUntil, {
            zone: readerZone(),
            zoneShown: true,
            now,
          }),
        })}
      </Text>
    )
  }
  return (
    <>
      {position.status === 'preparingToClose' ? (
        <CancelCloses {...{ position, instrument, onCommand, look }} closes={position.closes} />
      ) : null}
      {lotsToClose(position) > 0 ? (
        <Button
          variant={look === 'foot' ? 'primary' : 'secondary'}
          size={look === 'foot' ? 'normal' : 'small'}
          onClick={() => onCommand({ kind: 'close', position, instrument })}
        >
          {ui(`finance.holding.${holdingKind(position.terms)}.close`)}
        </Button>
      ) : null}
    </>
  )
}

interface CancelClosesProps extends PositionActionsProps {
  position: OpenPositionOnWire
  closes: readonly WorkingCloseOnWire[]
}

/** A button for each order that closes the position; where there are several, each says which it is. */
function CancelCloses({ position, instrument, closes, onCommand, look }: CancelClosesProps) {
  const { t } = useTranslation('positions')
  const { locale } = useTheme()
  const quantity = useQuantity()
  const scale = priceScale(instrument, useMarketRules()(position.market))
  const kind = holdingKind(position.terms)
  const labelOf = ({ lots, limitPrice }: WorkingCloseOnWire): string =>
    closes.length === 1
      ? t(`holding.${kind}.cancelClose`)
      : t(`holding.${kind}.cancelCloseOf`, {
          lots: quantity(lots, instrument),
          price: formatPrice(locale, limitPrice, scale),
        })
  return closes.map((close) => (
    <Fragment key={close.order}>
      <CancelButton purpose="close" order={close.order} label={labelOf(close)} {...{ onCommand, look }} />
      {look === 'card' ? null : (
        <AmendButton
          {...{ instrument, onCommand, look }}
          order={{ ...close, purpose: 'close', position }}
          terms={position.terms}
        />
      )}
    </Fragment>
  ))
}

interface AmendButtonProps extends Pick<PositionActionsProps, 'onCommand' | 'look' | 'instrument'> {
  order: AmendableOrder
  terms: OrderTerms
}

function AmendButton({ order, terms, instrument, onCommand, look }: AmendButtonProps) {
  const { t } = useTranslation('positions')
  return (
    <Button
      variant="secondary"
      size={look === 'foot' ? 'normal' : 'small'}
      onClick={() => onCommand({ kind: 'amend', order, terms, instrument })}
    >
      {t('amend')}
    </Button>
  )
}

interface CancelButtonProps extends Pick<PositionActionsProps, 'onCommand' | 'look'> {
  order: WorkingCloseOnWire['order']
  purpose: CancelPurpose
  label: string
}

const CancelButton = ({ order, purpose, label, onCommand, look }: CancelButtonProps) => (
  <Button
    variant="secondary"
    size={look === 'foot' ? 'normal' : 'small'}
    onClick={() => onCommand({ kind: 'cancel', order, purpose, label })}
  >
    {label}
  </Button>
)
