import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { bid: '競拍投標' },
  held: { one: '競拍投標', all: '競拍投標圈存金額' },
  open: { title: '進行中的投標', text: '請撤回或等待截標' },
  movements: {
    held: { name: '投標圈存', explained: '仍是您的錢，為您的投標圈存至截止。' },
    raised: { name: '提高投標', explained: '變更投標後增加圈存的金額。' },
    reduced: { name: '降低投標', explained: '變更投標後退還的金額。' },
    withdrawn: { name: '撤回投標', explained: '圈存的款項已退還。' },
    unused: { name: '得標後退款', explained: '扣除得標股款後退還的餘額。' },
    lost: { name: '未得標退款', explained: '未得標，款項已全數退還。' },
    calledOff: { name: '競拍取消退款', explained: '競拍取消，圈存的款項已全數退還。' },
  },
  messages: {
    won: { title: '{{name}} 全數得標', detail: '以投標價支付 {{amount}}' },
    wonInPart: { title: '{{name}} 部分得標', detail: '以投標價支付 {{amount}}' },
    lost: { title: '{{name}} 未得標', detail: '已退還 {{amount}}' },
    calledOff: { title: '{{name}}的競拍已取消', detail: '已退還 {{amount}}' },
    closesToday: { title: '{{name}}的競拍今天截止', detail: '{{at}}前可變更投標' },
  },
} satisfies Translated<typeof en>
