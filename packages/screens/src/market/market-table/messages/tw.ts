import type { Translated } from '../../../base/i18n/resources.ts'
import type { marketTable as en } from './en.ts'

export const marketTable = {
  market: '市場',
  sector: '產業',
  allSectors: '所有產業',
  markets: { KRX: '韓國', TWSE: '台灣', US: '美國', SET: '泰國', CRYPTO: '加密貨幣', FX: '外匯' },
  table: '{{market}}商品',
  name: '名稱',
  columns: {
    price: '成交價',
    change: '漲跌',
    percent: '漲跌幅',
    volume: '成交量',
    turnover: '成交金額',
    marketCap: '總市值',
    high: '最高',
    low: '最低',
  },
  empty: { title: '這裡目前沒有商品', description: '請選擇其他市場或產業。' },
} satisfies Translated<typeof en>
