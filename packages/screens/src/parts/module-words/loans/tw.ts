import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { loan: '擔保貸款', repayment: '貸款還款' },
  movements: {
    drawn: { name: '貸款撥款', explained: '您借入的款項。' },
    repaid: { name: '償還貸款本金', explained: '您償還的貸款本金。' },
    interest: { name: '貸款利息', explained: '您支付的貸款利息。' },
  },
  due: { instalment: '貸款還款', overdueTaken: '逾期貸款扣款' },
  messages: {
    due: { title: '貸款分期款 3 天後到期', detail: '將自您的現金扣除 {{amount}}' },
    dueShort: { title: '貸款分期款 3 天後到期，您的現金不足', detail: '請再入金韓元 {{amount}}' },
    collected: { title: '貸款分期款已扣款' },
    overdue: {
      title: '貸款分期款已逾期',
      detail: '尚缺 {{amount}}。逾期部分利率較高，並會降低您的信用評分。',
    },
    ended: { title: '您的 {{amount}} 貸款已全部還清' },
    collateral: {
      title: '您的擔保維持率偏低',
      detail: '不會強制賣出。償還部分款項或入金即可提高。',
    },
  },
} satisfies Translated<typeof en>
