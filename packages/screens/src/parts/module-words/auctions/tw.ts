import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  messages: {
    opens: { title: '{{name}}的競拍已開始', detail: '{{at}}前可投標' },
    closesToday: { title: '{{name}}的競拍今天截止', detail: '{{at}}前可投標' },
    calledOff: { title: '{{name}}的競拍已取消', detail: '您設定過提醒的競拍，已無法投標' },
    listed: { title: '{{name}}已上市', detail: '您得標的股票現在可以賣出' },
  },
} satisfies Translated<typeof en>
