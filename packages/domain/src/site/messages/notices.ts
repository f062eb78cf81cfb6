import type { MessageContent, MessagesState } from './state.ts'

/** By what a member chooses which messages are announced as they come (docs/rules/alerts.md#topics). */
export const noticeTopics = ['orders', 'alerts', 'dividends', 'reviews', 'security'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** Those that may be turned off: what is about the security of an account is always announced. */
export const optionalTopics = ['orders', 'alerts', 'dividends', 'reviews'] as const
export type OptionalTopic = (typeof optionalTopics)[number]

const kinds: Readonly<Record<OptionalTopic, readonly string[]>> = {
  orders: [
    'orderFilled',
    'orderExpired',
    'orderRejected',
    'orderCancelled',
    'takeProfitFilled',
    'stopLossFilled',
    'trailingStopFilled',
    'positionStoppedOut',
    'positionDelisted',
    'dayTradeEnded',
    'dayTradeCarried',
    'tradingHalted',
    'tradingResumed',
  ],
  alerts: ['alertFired', 'alertEnded'],
  dividends: ['dividendPaid', 'dividendCharged'],
  reviews: ['realNamePassed', 'realNameRejected', 'requestEnded'],
}

/** Undefined for what is of none of them, which is always announced too. */
export function noticeTopicOf({ kind, params }: Omit<MessageContent, 'topic'>): NoticeTopic | undefined {
  if (kind === 'product' && 'name' in params && String(params.name).startsWith('security.')) return 'security'
  return optionalTopics.find((topic) => kinds[topic].includes(kind))
}

export const isAnnounced = ({ quiet }: Pick<MessagesState, 'quiet'>, topic: NoticeTopic): boolean =>
  !quiet.some((one) => one === topic)
