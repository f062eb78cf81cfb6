import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { rights: '現金增資' },
  held: { one: '現金增資', all: '現金增資圈存金額' },
  open: { title: '進行中的現金增資', text: '請取消認購，或等待新股發行' },
  movements: {
    held: { name: '新股認購圈存', explained: '仍是您的錢，圈存至新股發行。' },
    cancelled: { name: '取消新股認購', explained: '圈存的款項已退還。' },
    calledOff: { name: '現金增資取消退款', explained: '現金增資取消，圈存的款項已全數退還。' },
  },
  due: { lapses: '未行使的認股權失效', issues: '新股發行' },
  messages: {
    granted: {
      title: '您取得 {{name}} 的認股權',
      detail: '可認購 {{shares, number}} 股，未行使將失效且無補償',
    },
    lapsing: {
      title: '{{name}} 的認股權將於兩天後失效',
      detail: '在此之前可認購 {{shares, number}} 股',
    },
    lapsed: { title: '{{name}} 的認股權已失效', detail: '未行使：{{shares, number}} 股' },
    issued: { title: '{{name}} 的新股已發行', detail: '{{shares, number}} 股，{{amount}}' },
    restLapsing: {
      title: '{{name}} 的部分認股權將於兩天後失效',
      detail: '尚有 {{shares, number}} 股未認購。若要增加，請取消後重新認購。',
    },
    calledOff: { title: '{{name}} 的現金增資已取消', detail: '認股權已終止' },
    returned: { title: '{{name}} 的現金增資已取消', detail: '圈存的 {{amount}} 已退還' },
    split: { title: '{{name}} 股票分割，現金增資已終止', detail: '認股權已終止' },
    splitReturned: { title: '{{name}} 股票分割，現金增資已終止', detail: '圈存的 {{amount}} 已退還' },
    delisted: { title: '{{name}} 已下市，現金增資已終止', detail: '認股權已終止' },
    delistedReturned: { title: '{{name}} 已下市，現金增資已終止', detail: '圈存的 {{amount}} 已退還' },
  },
} satisfies Translated<typeof en>
