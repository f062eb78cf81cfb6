/** What a device may be sent while the app is closed, each by a choice of its own (docs/push.md). */
export const pushKinds = ['alerts', 'fills', 'dueDates'] as const
export type PushKind = (typeof pushKinds)[number]
export type PushChoice = Readonly<Record<PushKind, boolean>>

export const noPush: PushChoice = Object.freeze({ alerts: false, fills: false, dueDates: false })

/** Messages of each kind; those of a product by its name. */
const kinds: Readonly<Record<PushKind, readonly string[]>> = {
  alerts: ['alertFired'],
  fills: [
    'orderFilled',
    'takeProfitFilled',
    'stopLossFilled',
    'trailingStopFilled',
    'positionStoppedOut',
    'dayTradeEnded',
  ],
  dueDates: [
    'loans.due',
    'loans.dueShort',
    'loans.overdue',
    'lending.finished',
    'lending.recalled',
    'lending.delisted',
  ],
}

interface OfKind {
  readonly kind: string
  readonly params: object
}

/** Of a message; undefined for what is only in the list of messages. */
export function pushKindOf({ kind, params }: OfKind): PushKind | undefined {
  const name = kind === 'product' && 'name' in params ? String(params.name) : kind
  return pushKinds.find((one) => kinds[one].includes(name))
}
