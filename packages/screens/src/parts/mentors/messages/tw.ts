import type { Translated } from '../../../base/i18n/resources.ts'
import type { mentors as en } from './en.ts'

export const mentors = {
  levels: { primary: '初級', intermediate: '中級', advanced: '高級' },
  phases: { coming: '即將開放', open: '募集中', ended: '已結束', calledOff: '已取消' },
  inAll: '累計',
  markets: { KRX: '韓國', TWSE: '台灣', US: '美國', SET: '泰國', CRYPTO: '加密貨幣', FX: '外匯' },
  year: { own: '交易員，1 年', market: '{{market}} 指數' },
  followersEarned: {
    label: '跟單者報酬，扣除成本後中位數',
    tooFew: '跟單者太少，無法計算',
  },
  fee: '績效費',
  feeOfGain: '獲利的 {{percent}}',
  fund: '募集額度',
  opens: '開放日',
  deadline: '截止日',
  warning: '模擬績效。過去績效無法預示未來：曾獲利的交易員也可能虧損，您也會一起虧損。',
  warningReal: '過去績效無法預示未來：曾獲利的交易員也可能虧損，您也會一起虧損。',
  skipped: {
    paused: '跟單暫停中',
    ending: '跟單結束中',
    restricted: '您的帳戶受到限制',
    delisted: '股票已下市',
    halted: '股票暫停交易',
    noCash: '現金不足以買一股',
    belowOneLot: '您的比例不足一股',
  },
} satisfies Translated<typeof en>
