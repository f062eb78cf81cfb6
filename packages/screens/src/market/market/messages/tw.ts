import type { Translated } from '../../../base/i18n/resources.ts'
import type { market as en } from './en.ts'

export const market = {
  search: {
    short: '搜尋',
    label: '搜尋所有市場',
  },
  tabs: {
    label: '市場',
    listed: '上市',
    overTheCounter: '店頭',
    subscription: '新股',
    auction: '競拍',
    digitalCurrency: '加密貨幣',
    foreignExchange: '外匯',
  },
  exchanges: { label: '交易所', KRX: '韓國', TWSE: '台灣', US: '美國', SET: '泰國' },
  boards: { label: '排序', hot: '熱門', rising: '漲幅', falling: '跌幅', active: '成交量' },
  markets: { KRX: '韓國', TWSE: '台灣', US: '美國', SET: '泰國', CRYPTO: '加密貨幣', FX: '外匯' },
  columns: { label: '欄位', turnover: '成交金額' },
  view: { label: '檢視', list: '列表', map: '產業' },
  sectors: {
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
    failed: '無法載入產業',
    none: '這個市場沒有產業分類',
  },
  indices: '指數',
  empty: { title: '這裡目前沒有商品', description: '請選擇其他排行，或以名稱搜尋。' },
} satisfies Translated<typeof en>
