import type { Translated } from '../../../base/i18n/resources.ts'
import type { extendedHours as en } from './en.ts'

export const extendedHours = {
  orders: '盤前與盤後只接受限價委託。此時價格可能變動較快，成交量也較少。',
  sessions: '交易時段',
  markets: { KRX: '韓國', TWSE: '台灣', US: '美國', SET: '泰國', CRYPTO: '加密貨幣', FX: '外匯' },
  phases: { pre: '盤前', regular: '盤中', after: '盤後' },
  window: '{{phase}} {{from}}–{{to}}',
  none: '沒有盤前與盤後時段',
  market: '市場',
  movers: '與收盤價相比',
  regular: {
    title: '目前為盤中時段',
    description: '盤前與盤後時段的商品會顯示在這裡。',
  },
} satisfies Translated<typeof en>
