import type { MessageKind, MessageOnWire, NamedInstrument } from '@onelot/api-client'
import type { InstrumentId } from '@onelot/domain'
import { formatDateTime, formatMoney, maskedMoney, formatPrice, priceScale, useTheme } from '@onelot/ui'
import {
  Ban,
  Bell,
  BellRing,
  CircleCheck,
  CirclePause,
  CirclePlay,
  Clock,
  Coins,
  FileText,
  type LucideIcon,
  ShieldAlert,
  ShieldCheck,
  TriangleAlert,
} from 'lucide-react'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useName } from '../../base/i18n/useName.ts'
import { percentText } from '../alerts/percentText.ts'
import { useQuantity } from '../../base/i18n/useQuantity.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { productOf } from '../module-words/productOf.ts'
import { leadOfProduct } from './leadOfProduct.ts'
import type { MessageText, Writing } from './writing.ts'
import { useProductTexts } from '../module-words/useProductTexts.ts'

type ParamsByKind = { readonly [Message in MessageOnWire as Message['kind']]: Message['params'] }

interface Kind<Params> {
  readonly icon: LucideIcon
  readonly text: (params: Params, writing: Writing) => MessageText
  /** Not shown over a screen as it comes: the screen that led to it has said so. @defaultValue never */
  readonly quiet?: (params: Params) => boolean
  /** What the message is about; nothing opens without it. */
  readonly leads: (params: Params) => RouteTarget | undefined
}

const toStock = ({ instrument }: { readonly instrument: InstrumentId }): RouteTarget => ({
  to: 'stockDetail',
  instrument,
})
const toPosition = ({ position }: Pick<ParamsByKind['orderFilled'], 'position'>): RouteTarget => ({
  to: 'positionDetail',
  position,
})

type Condition = ParamsByKind['alertFired']['condition']

/** `Rises to 155.00`. */
const conditionText = (
  condition: Condition,
  instrument: InstrumentId,
  { t, price, percent }: Writing,
): string =>
  condition.kind === 'price'
    ? t(`condition.price.${condition.direction}`, { price: price(instrument, condition.price) })
    : t(`condition.percent.${condition.direction}`, { percent: percent(condition.percent) })

const atPrice = (
  { instrument, lots, lotSize, price }: ParamsByKind['positionStoppedOut'],
  writing: Writing,
): string =>
  writing.t('atPrice', {
    quantity: writing.quantity(lots, { id: instrument, lotSize }),
    price: writing.price(instrument, price),
  })

/** An order that ended without a fill. */
const unfilled = (
  kind: 'orderExpired' | 'orderRejected',
  icon: LucideIcon,
): Kind<ParamsByKind['orderExpired']> => ({
  icon,
  text: ({ instrument, direction, lots, lotSize }, { t, name, quantity }) => ({
    title: t(`${kind}.${direction}`, { name: name(instrument) }),
    detail: quantity(lots, { id: instrument, lotSize }),
  }),
  leads: toPosition,
})

type ClosedKind =
  | 'takeProfitFilled'
  | 'stopLossFilled'
  | 'trailingStopFilled'
  | 'positionStoppedOut'
  | 'positionDelisted'
  | 'dayTradeEnded'

const closed = (kind: ClosedKind, icon: LucideIcon): Kind<ParamsByKind[typeof kind]> => ({
  icon,
  text: (params, writing) => ({
    title: writing.t(kind, { name: writing.name(params.instrument) }),
    detail: atPrice(params, writing),
  }),
  leads: toPosition,
})

const trading = (
  kind: 'tradingHalted' | 'tradingResumed',
  icon: LucideIcon,
): Kind<ParamsByKind[typeof kind]> => ({
  icon,
  text: ({ instrument }, { t, name }) => ({
    title: t(kind, { name: name(instrument) }),
    detail: t(`${kind}Detail`),
  }),
  leads: toStock,
})

const dividend = (kind: 'dividendPaid' | 'dividendCharged'): Kind<ParamsByKind[typeof kind]> => ({
  icon: Coins,
  text: ({ instrument, amount }, { t, name, money }) => ({
    title: t(kind, { name: name(instrument) }),
    detail: t(`${kind}Detail`, { amount: money(amount) }),
  }),
  leads: () => ({ to: 'dividends' }),
})

/** What an operator wrote comes first; else what became of the money. */
function endDetail(
  { ending, cause, reason, amount }: ParamsByKind['requestEnded'],
  { t, money }: Writing,
): string | undefined {
  if (reason !== undefined) return reason
  if (cause !== undefined && cause !== 'operator') return t(`requestCause.${cause}`)
  if (amount === undefined) return undefined
  return ending === 'passed' ? money(amount) : t('requestReleased', { amount: money(amount) })
}

/** How each kind of message is said, and where it leads: one entry a kind. */
const kinds: { readonly [K in MessageKind]: Kind<ParamsByKind[K]> } = {
  alertFired: {
    icon: BellRing,
    text: ({ instrument, condition, price, note }, writing) => {
      const { t, name } = writing
      const values = { name: name(instrument), price: writing.price(instrument, price) }
      if (condition.kind === 'percent') {
        const percent = writing.percent(condition.percent)
        const title = t(`alertFired.percent.${condition.direction}`, { ...values, percent })
        return { title, detail: note ?? conditionText(condition, instrument, writing) }
      }
      const title = t(`alertFired.price.${condition.direction}`, values)
      const prices = t('alertFired.prices', { ...values, alert: writing.price(instrument, condition.price) })
      return { title, detail: note === undefined ? prices : `${prices} · ${note}` }
    },
    leads: toStock,
  },
  alertEnded: {
    icon: Clock,
    text: ({ instrument, condition, cause }, writing) => ({
      title: writing.t(`alertEnded.${cause}`, { name: writing.name(instrument) }),
      detail: conditionText(condition, instrument, writing),
    }),
    leads: toStock,
  },
  orderFilled: {
    icon: CircleCheck,
    text: (params, writing) => ({
      title: writing.t(`orderFilled.${params.direction}`, { name: writing.name(params.instrument) }),
      detail: atPrice(params, writing),
    }),
    leads: toPosition,
  },
  orderExpired: unfilled('orderExpired', Clock),
  orderRejected: unfilled('orderRejected', Ban),
  orderCancelled: {
    icon: Ban,
    text: ({ instrument, direction, cause }, { t, name }) => ({
      title: t(`orderCancelled.${direction}`, { name: name(instrument) }),
      detail: t(`cancelCause.${cause}`),
    }),
    leads: toPosition,
  },
  takeProfitFilled: closed('takeProfitFilled', CircleCheck),
  stopLossFilled: closed('stopLossFilled', ShieldAlert),
  trailingStopFilled: closed('trailingStopFilled', ShieldAlert),
  positionStoppedOut: closed('positionStoppedOut', TriangleAlert),
  positionDelisted: closed('positionDelisted', TriangleAlert),
  dayTradeEnded: closed('dayTradeEnded', Clock),
  dayTradeCarried: {
    icon: CirclePause,
    text: ({ instrument }, { t, name }) => ({
      title: t('dayTradeCarried', { name: name(instrument) }),
      detail: t('dayTradeCarriedDetail'),
    }),
    leads: toPosition,
  },
  tradingHalted: trading('tradingHalted', CirclePause),
  tradingResumed: trading('tradingResumed', CirclePlay),
  dividendPaid: dividend('dividendPaid'),
  dividendCharged: dividend('dividendCharged'),
  marginEnabled: {
    icon: ShieldCheck,
    text: (_, { t }) => ({ title: t('marginEnabled'), detail: t('marginEnabledDetail') }),
    leads: () => ({ to: 'market' }),
    quiet: () => true,
  },
  realNamePassed: {
    icon: ShieldCheck,
    text: (_, { t }) => ({ title: t('realNamePassed') }),
    leads: () => ({ to: 'realName' }),
  },
  realNameRejected: {
    icon: TriangleAlert,
    text: (_, { t }) => ({ title: t('realNameRejected'), detail: t('realNameRejectedDetail') }),
    leads: () => ({ to: 'realName' }),
  },
  requestEnded: {
    icon: FileText,
    text: (params, writing) => ({
      title: writing.t(`requestEnded.${params.ending}`, {
        request: writing.products.request(params.request) ?? writing.t('request'),
      }),
      detail: endDetail(params, writing),
    }),
    quiet: ({ ending }) => ending === 'cancelled',
    leads: () => undefined,
  },
  product: {
    icon: Bell,
    text: (
      { name: kind, amount, at, instrument, shares, mentor },
      { t, money, name, named, time, products },
    ) => {
      const values = {
        amount: amount && money(amount),
        at: at && time(at),
        name: instrument && name(instrument),
        mentor: mentor && named(mentor),
        shares,
      }
      return products.message(kind, values) ?? { title: t('product'), detail: values.amount }
    },
    leads: leadOfProduct,
  },
}

interface OfKind<K extends MessageKind> {
  readonly kind: K
  readonly params: ParamsByKind[K]
}

const textOf = <K extends MessageKind>({ kind, params }: OfKind<K>, writing: Writing): MessageText =>
  kinds[kind].text(params, writing)

const leadOf = <K extends MessageKind>({ kind, params }: OfKind<K>): RouteTarget | undefined =>
  kinds[kind].leads(params)

export const iconOf = (message: MessageOnWire): LucideIcon =>
  productOf(message)?.icon ?? kinds[message.kind].icon
const isQuiet = <K extends MessageKind>({ kind, params }: OfKind<K>): boolean =>
  kinds[kind].quiet?.(params) === true

export const isAnnounced = (message: MessageOnWire): boolean => !isQuiet(message)
/** Where a message leads: to what it is about, else to its product. */
export const targetOf = (message: MessageOnWire): RouteTarget | undefined =>
  leadOf(message) ?? productOf(message)?.leads

/** Writes messages about some instruments. */
export function useMessageText(
  instruments: readonly NamedInstrument[],
): (message: MessageOnWire) => MessageText {
  const { t } = useTranslation('notices')
  const { locale, hideAmounts } = useTheme()
  const nameOf = useName()
  const quantity = useQuantity()
  const products = useProductTexts()
  const now = useNow()
  const listing = (id: InstrumentId) => instruments.find((one) => one.id === id)
  const writing: Writing = {
    t,
    quantity,
    name(id) {
      const found = listing(id)
      return found === undefined ? t('unknownListing') : nameOf(found.name)
    },
    price(id, price) {
      const found = listing(id)
      return found === undefined ? price : formatPrice(locale, price, priceScale(found, undefined))
    },
    named: nameOf,
    percent: (percent) => percentText(locale, percent),
    money: (amount) => (hideAmounts ? maskedMoney(locale, amount.currency) : formatMoney(locale, amount)),
    time: (at) => formatDateTime(locale, at, { zone: readerZone(), now: now() }),
    products,
  }
  return (message) => textOf(message, writing)
}
