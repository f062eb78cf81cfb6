import type { Translated } from '../../../base/i18n/resources.ts'
import type { increases as en } from './en.ts'

export const increases = {
  list: '現金增資',
  price: '新股每股價格',
  ratio: '每持有 {{from, number}} 股可認購 {{to, number}} 股',
  record: '認股基準日',
  theoretical: '增資後理論價格',
  locked: '限制賣出至',
  ends: { coming: '距開放認購', open: '距失效' },
  overs: { coming: '即將開放', open: '已結束' },
  yours: {
    expected_other: '持有股票至認股基準日，即可取得 {{count, number}} 股認股權。',
    granted_other: '您有 {{count, number}} 股認股權，未認購將失效且無任何給付。',
    applied_other: '您已認購 {{count, number}} 股新股。',
    rest_other: '您已認購部分，其餘 {{count, number}} 股認股權將失效且無任何給付。',
  },
  cancel: {
    question: '要取消認購嗎？',
    text: '圈存的款項將恢復可用。認股權在失效前仍然保留，您可以再次認購。',
    action: '取消認購',
    keep: '保留',
  },
} satisfies Translated<typeof en>
