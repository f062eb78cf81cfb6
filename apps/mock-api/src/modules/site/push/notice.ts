import type { MessageOnWire, PushedNotice } from '@onelot/api-client'
import { type InstrumentId, type OwnLanguage, type Message, moduleOfKind, pushKindOf } from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { isPushLine, languageTags, pushTexts } from './texts.ts'

interface Said {
  /** Names the line of the texts. */
  readonly line: string
  readonly instrument?: InstrumentId | undefined
  readonly route: string
}

/** As the app writes its addresses. */
const route = (path: string, query: Readonly<Record<string, string>>): string =>
  `#${path}?${new URLSearchParams(query).toString()}`
const toPosition = (position: string): string => route('/trade/positionDetail', { position })

/** Where messages of products lead. */
const routes: Readonly<Record<string, string>> = { loans: '#/home/loanRe', lending: '#/home/blockTrade3' }

/** How a message is said, and what it opens; undefined for one that is in the list alone. */
function saidOf(message: MessageOnWire): Said | undefined {
  const { kind, params } = message
  switch (kind) {
    case 'alertFired': {
      const { instrument, condition } = params
      return {
        line: `${kind}.${condition.direction}`,
        instrument,
        route: route('/market/stockDetail', { instrument }),
      }
    }
    case 'orderFilled': {
      const { instrument, position, direction } = params
      return { line: `${kind}.${direction}`, instrument, route: toPosition(position) }
    }
    case 'takeProfitFilled':
    case 'stopLossFilled':
    case 'trailingStopFilled':
    case 'positionStoppedOut':
    case 'dayTradeEnded':
      return { line: kind, instrument: params.instrument, route: toPosition(params.position) }
    case 'product': {
      const { name, instrument } = params
      const at = routes[moduleOfKind(name)]
      return at === undefined ? undefined : { line: name, instrument, route: at }
    }
    default:
      return undefined
  }
}

/**
 * What a device is sent of a message: what happened and to which instrument, and no amount, quantity or account. Undefined for what is in the list
 * of messages alone.
 */
export function pushedNotice(
  { market }: Pick<Services, 'market'>,
  message: Message,
  language: OwnLanguage,
): PushedNotice | undefined {
  const kind = pushKindOf(message)
  // The table of messages makes the params of its kind.
  const said = saidOf({ ...message, read: false } as MessageOnWire)
  if (kind === undefined || said === undefined || !isPushLine(said.line)) return undefined
  const { titles, lines } = pushTexts[language]
  const listing = said.instrument && market.listing(said.instrument)
  return {
    tag: message.id,
    title: titles[kind],
    text: lines[said.line](listing?.name[language] ?? said.instrument ?? ''),
    lang: languageTags[language],
    route: said.route,
  }
}
