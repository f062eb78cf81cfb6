import type { Translated } from '../../../base/i18n/resources.ts'
import type { performance as en } from './en.ts'
export { allocation } from '../../../parts/portfolio/allocation/messages/tw.ts'
export { ledger } from '../../../parts/ledger/messages/tw.ts'
export { portfolio } from '../../../parts/portfolio/messages/tw.ts'

export const performance = {
  currency: '顯示幣別',
  return: '時間加權報酬率',
  explained: '不受期間內入金與出金影響的投資績效：以每次入出金之間的報酬率連乘計算。',
  explain: '什麼是時間加權報酬率',
  curve: '期間損益',
  begins: '損益走勢將從明天開始顯示。',
  chart: {
    label: '圖表內容',
    profit: '損益',
    compared: '與指數比較',
    own: '我的報酬率',
    curve: '我的報酬率與{{index}}',
  },
  closings: { title: '最佳與最差交易', best: '最佳', worst: '最差' },
  year: {
    title: '年度損益與稅費',
    choose: '年度',
    profit: '年度損益',
    text: '1 月 1 日至 12 月 31 日，以{{zone}}計算。金額為實際收付的幣別。',
    converted: '按今日匯率換算合計（{{currency}}）',
    save: '將本年度存成 CSV',
    none: '這一年沒有交易或股利。',
  },
  course: {
    opening: '期初',
    deposits: '入金',
    withdrawals: '出金',
    rewards: '獎勵',
    trading: '交易損益（未扣費用）',
    dividends: '股利',
    costs: '手續費與交易稅',
    interest: '貸款利息',
    exchange: '換匯價差',
    other: '其他',
    exchangeRates: '匯率變動',
    profit: '損益',
    closing: '目前',
  },
  calendar: {
    title: '每日損益',
    figure: '顯示的損益',
    realised: '已實現',
    all: '全部',
    text: {
      realised: '平倉所得，以各交易所的日期計。未實現損益與匯率變動請看「全部」。',
      all: '整個帳戶的損益，包含匯率變動與費用。每日以{{zone}}午夜為界。',
    },
    label: { realised: '已實現損益', all: '當日損益' },
  },
  allocation: '資產配置',
  instruments: {
    title: '各商品已實現與未實現損益',
    text: '期間內的已實現損益與股利，加上目前全部的未實現損益。上方的期間損益另含匯率變動與尚未平倉部位的手續費，未實現損益則只計入期間內的變動。',
    unrealisedNow: '目前未實現損益',
    empty: '這段期間沒有交易',
    emptyText: '買賣過的商品與損益會顯示在這裡。',
    toMarket: '查看行情',
  },
  charges: '期間內支付的費用',
  export: {
    open: '存成 CSV',
    title: '存成 CSV',
    text: '可用試算表開啟的檔案。',
    what: '要儲存的內容',
    executions: '成交明細',
    executionsText: '每筆成交的價格、費用與損益',
    movements: '交易明細',
    movementsText: '可用資金的每次變動',
  },
} satisfies Translated<typeof en>
