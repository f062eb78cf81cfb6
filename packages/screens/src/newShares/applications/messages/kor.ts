import type { Translated } from '../../../base/i18n/resources.ts'
import type { applications as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/kor.ts'
export { newShares } from '../../../parts/new-shares/messages/kor.ts'

export const applications = {
  tabs: { label: '청약 내역', open: '진행 중', ended: '종료' },
  empty: {
    open: '진행 중인 청약이 없어요',
    openText: '청약하면 상장될 때까지 다음 일정과 함께 여기에서 볼 수 있어요.',
    ended: '종료된 청약이 없어요',
    endedText:
      '취소한 청약, 당첨되지 않았거나 당첨을 포기한 청약, 주식이 입고된 청약을 여기에서 볼 수 있어요.',
  },
} as const satisfies Translated<typeof en>
