import type { Translated } from '../../i18n/resources.ts'
import type { sectors as en } from './en.ts'

export const sectors = {
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
} satisfies Translated<typeof en>
