import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  messages: {
    opens: { title: '{{name}} 경매가 시작됐어요', detail: '{{at}}까지 입찰할 수 있어요' },
    closesToday: { title: '{{name}} 경매가 오늘 마감돼요', detail: '{{at}}까지 입찰할 수 있어요' },
    calledOff: {
      title: '{{name}} 경매가 취소됐어요',
      detail: '알림을 신청하신 경매예요. 이제 입찰할 수 없어요',
    },
    listed: { title: '{{name, 이}} 상장됐어요', detail: '낙찰받은 주식을 이제 팔 수 있어요' },
  },
} satisfies Translated<typeof en>
