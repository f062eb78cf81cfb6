import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { follow: '跟單', more: '跟單加碼' },
  movements: {
    put: { name: '投入跟單', explained: '這筆金額成為您跟單交易員的現金。' },
    taken: { name: '自跟單取回', explained: '您跟單的現金已退回。' },
    fee: { name: '績效費', explained: '跟單獲利的一部分。' },
  },
  due: { termEnds: '跟單結束' },
  messages: {
    member: { title: '您對「{{mentor}}」的跟單已結束', detail: '已取回：{{amount}}' },
    stopLoss: { title: '您對「{{mentor}}」的跟單因跟單停損而結束', detail: '已取回：{{amount}}' },
    term: { title: '您對「{{mentor}}」的跟單已期滿結束', detail: '已取回：{{amount}}' },
    closed: { title: '交易員「{{mentor}}」已停止開放跟單，您的跟單已結束', detail: '已取回：{{amount}}' },
    closing: { title: '您跟單的交易員「{{mentor}}」已停止開放跟單', detail: '持有的股票將自 {{at}} 起賣出' },
    skipped: {
      title: '未跟到 {{name}} 的買進',
      detail: '交易員：{{mentor}}。原因與今天略過的其他交易可在跟單中查看',
    },
  },
  open: {
    title: '您正在跟單',
    text: '結束所有跟單後，股票會賣出，款項會退回。',
  },
} satisfies Translated<typeof en>
