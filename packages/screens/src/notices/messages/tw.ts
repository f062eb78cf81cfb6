import type { Translated } from '../../i18n/resources.ts'
import type { notices as en } from './en.ts'

export const notices = {
  more_other: '還有 {{count, number}} 則',
  close: '關閉',
  alertFired: {
    price: { rises: '{{name}} 漲到 {{price}}', falls: '{{name}} 跌到 {{price}}' },
    percent: {
      rises: '{{name}} 上漲 {{percent}}，現價 {{price}}',
      falls: '{{name}} 下跌 {{percent}}，現價 {{price}}',
    },
  },
  condition: {
    price: { rises: '漲到 {{price}}', falls: '跌到 {{price}}' },
    percent: { rises: '較昨收上漲 {{percent}}', falls: '較昨收下跌 {{percent}}' },
  },
  alertEnded: {
    expired: '{{name}} 的到價提醒已到期',
    delisted: '{{name}} 已下市，到價提醒已結束',
  },
  orderFilled: { buy: '{{name}} 買進委託已成交', sell: '{{name}} 賣出委託已成交' },
  orderExpired: { buy: '{{name}} 買進委託已失效', sell: '{{name}} 賣出委託已失效' },
  orderRejected: { buy: '{{name}} 買進委託遭拒絕', sell: '{{name}} 賣出委託遭拒絕' },
  orderCancelled: { buy: '{{name}} 買進委託已取消', sell: '{{name}} 賣出委託已取消' },
  cancelCause: { restriction: '因帳戶受限而取消', delisted: '因下市而取消' },
  takeProfitFilled: '{{name}} 停利委託已成交',
  stopLossFilled: '{{name}} 停損委託已成交',
  trailingStopFilled: '{{name}} 移動停損已成交',
  positionStoppedOut: '{{name}} 已被強制平倉',
  positionDelisted: '{{name}} 已下市，部位已平倉',
  atPrice: '{{quantity}}，成交價 {{price}}',
  tradingHalted: '{{name}} 暫停交易',
  tradingHaltedDetail: '您的委託會等到恢復交易。',
  tradingResumed: '{{name}} 恢復交易',
  tradingResumedDetail: '等待中的委託現在可能成交。',
  dividendPaid: '{{name}} 股利已入帳',
  dividendPaidDetail: '稅後 {{amount}}',
  dividendCharged: '{{name}} 放空股利已扣款',
  dividendChargedDetail: '已從可用資金扣除 {{amount}}',
  marginEnabled: '信用交易已開通',
  marginEnabledDetail: '現在可以使用槓桿與放空。',
  realNamePassed: '身分驗證已通過',
  realNameRejected: '身分驗證未通過',
  realNameRejectedDetail: '請檢查填寫的資料後重新送出。',
  unknownListing: '已下市的標的',
} satisfies Translated<typeof en>
