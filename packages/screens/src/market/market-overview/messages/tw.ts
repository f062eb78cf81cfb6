import type { Translated } from '../../../base/i18n/resources.ts'
import type { marketOverview as en } from './en.ts'

export const marketOverview = {
  indices: '指數',
  markets: '市場',
  of: { KRX: '韓國', TWSE: '台灣', US: '美國', SET: '泰國', CRYPTO: '加密貨幣', FX: '外匯' },
  turnover: '成交金額 {{amount}}',
  rising_other: '上漲 {{count, number}}',
  unchanged_other: '平盤 {{count, number}}',
  falling_other: '下跌 {{count, number}}',
  market: '選擇市場',
  sectors: {
    title: '產業',
    all: '所有產業',
    map: '{{market}}產業',
    columns: {
      sector: '產業',
      change: '漲跌幅',
      marketCap: '總市值',
      turnover: '成交金額',
      rising: '上漲',
      falling: '下跌',
    },
    none: '這個市場沒有產業分類',
  },
  movers: { rising: '漲幅排行', falling: '跌幅排行' },
  none: { rising: '今日沒有上漲的標的。', falling: '今日沒有下跌的標的。' },
} satisfies Translated<typeof en>
