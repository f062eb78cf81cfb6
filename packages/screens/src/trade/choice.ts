import type { PositionAsset, PositionTab } from '@onelot/domain'

/** Tabs of the specification that are no lists of their own here (docs/screens.md): each narrows what is open. */
export const olderTabs = ['inventory', 'digitalCurrency', 'foreignExchange'] as const
type OlderTab = (typeof olderTabs)[number]

/** What Holdings lists: a list, narrowed to an asset, or what is owned of each stock summed. */
export interface TradeChoice {
  readonly tab: PositionTab
  /** Undefined for all. */
  readonly asset: PositionAsset | undefined
  /** Only of what is open, in stocks. */
  readonly summed: boolean
}

export interface TradeOpening {
  readonly tab?: PositionTab | OlderTab | undefined
  readonly asset?: PositionAsset | undefined
}

/** The choice that an address begins with. */
export function choiceOf({ tab = 'inProgress', asset }: TradeOpening): TradeChoice {
  switch (tab) {
    case 'inventory':
      return { tab: 'inProgress', asset: 'stocks', summed: true }
    case 'digitalCurrency':
      return { tab: 'inProgress', asset: 'crypto', summed: false }
    case 'foreignExchange':
      return { tab: 'inProgress', asset: 'forex', summed: false }
    case 'purchase':
    case 'inProgress':
    case 'terminated':
      return { tab, asset, summed: false }
  }
}
