import type { Translated } from '../../../base/i18n/resources.ts'
import type { auctions as en } from './en.ts'

export { newShares } from '../../new-shares/messages/tw.ts'

export const auctions = {
  list: '競拍',
  phases: {
    coming: '即將開始',
    open: '投標中',
    closed: '已截止',
    listed: '已上市',
    calledOff: '已取消',
  },
  empty: {
    title: '這裡沒有競拍',
    description: '競拍公告後會顯示在這裡。',
  },
  kinds: { newShare: '上市前股票', block: '上市股票' },
  floor: '每股最低投標價',
  floorNote: '投標 {{shares}}為 {{amount}}，含手續費',
  cut: '最低得標價',
  cutWhole: '此價格以上全數得標',
  cutPart: '此價格得標 {{part}}',
  resultPending: '結果稍後公布',
  ends: { coming: '距離開始', open: '距離截止', closed: '距離上市' },
  over: { coming: '即將開放', open: '已截止', closed: '上市中' },
  facts: {
    shares: '競拍股數',
    indicative: '參考價（模擬）',
    market: '現價',
    difference: '與最低投標價差',
    floor: '最低投標價',
    kind: '類別',
  },
  mine: {
    sealed: '您以 {{price}} 投標 {{shares}}',
    won: '您以 {{price}} 得標 {{shares}}',
    lost: '您未得標',
  },
} as const satisfies Translated<typeof en>
