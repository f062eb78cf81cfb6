import type { Translated } from '../../../base/i18n/resources.ts'
import type { messages as en } from './en.ts'
export { alerts } from '../../../parts/alerts/messages/kor.ts'
export { notices } from '../../../parts/new-messages/messages/kor.ts'

export const messages = {
  tabs: {
    label: '알림 종류',
    all: '전체',
    alerts: '가격 알림',
    orders: '주문',
    account: '계좌',
    copying: '카피',
    credit: '대출',
  },
  list: '최근 알림',
  unread: '읽지 않음',
  readAll: '모두 읽음',
  toAlerts: '내 가격 알림',
  empty: '알림이 없어요',
  emptyText: {
    all: '가격 알림과 주문, 계좌 소식을 90일 동안 여기에서 볼 수 있어요.',
    alerts: '설정한 가격에 도달하면 여기에 표시돼요.',
    orders: '기다리던 주문이 체결, 만료, 취소되면 여기에 표시돼요.',
    account: '계좌 소식이 여기에 표시돼요.',
    copying: '카피 트레이딩이 종료되거나 건너뛴 거래가 있으면 여기에 표시돼요.',
    credit: '대출 상환 예정과 상환 내역이 여기에 표시돼요.',
  },
} satisfies Translated<typeof en>
