import type { Translated } from '../../../base/i18n/resources.ts'
import type { strategies as en } from './en.ts'

export const strategies = {
  warning: '價格為模擬。過去的獲利不代表未來也會獲利。',
  warningReal: '過去的獲利不代表未來也會獲利。',
  picture: { bought: '買進', sold: '賣出' },
  names: { crossing: '均線交叉', breakout: '波動突破', grid: '網格交易' },
  does: {
    crossing: '短均線高於長均線時持股，反之持有現金。',
    breakout: '大漲的次日買進，漲勢結束的次日賣出。',
    grid: '每跌到下一條線就買進一部分，漲回上一條線再賣出。',
  },
  suits: {
    crossing: '長期趨勢中表現較好，盤整時會逐步虧損。',
    breakout: '交易頻繁，成本負擔較重。',
    grid: '價格上下震盪時表現較好，長期下跌時會套牢。',
  },
  withParams: '{{name}}（{{params}}）',
  params: {
    crossing: '{{fast, number}} 日與 {{slow, number}} 日',
    breakout: '前一日振幅的 {{k}} 倍',
    grid_other: '{{width}} 範圍內 {{count, number}} 格',
  },
  own: { title: '我的策略', text: '查看每筆買賣與原因' },
  pick: {
    title: '要用哪一檔股票？',
    change: '更換股票',
    market: '市場',
    markets: { KRX: '韓國', TWSE: '台灣', US: '美國', SET: '泰國' },
    search: '股票代號或名稱',
    found: '搜尋結果',
    none: '找不到「{{query}}」',
    noneHint: '請改用其他名稱或代號。',
    seen: '最近看過',
    watched: '自選股',
    popular: '成交熱門',
  },
} satisfies Translated<typeof en>
