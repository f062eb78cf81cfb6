import { type OlderTab, type PositionAsset, type PositionTab, isOlderTab, olderTabs } from '@onelot/domain'

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
  return isOlderTab(tab) ? { ...olderTabs[tab], summed: tab === 'inventory' } : { tab, asset, summed: false }
}
