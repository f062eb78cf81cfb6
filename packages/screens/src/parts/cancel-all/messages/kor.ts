import type { Translated } from '../../../base/i18n/resources.ts'
import type { cancelAll as en } from './en.ts'

export const cancelAll = {
  question_other: '미체결 주문 {{count, number}}건을 모두 취소할까요?',
  title: '전체 주문 취소',
  text: '모든 시장에서 체결을 기다리는 주문을 모두 취소해요. 주문에 묶인 금액은 다시 쓸 수 있어요.',
  stays_other: '보유 중인 포지션의 익절과 손절 주문 {{count, number}}건은 그대로 유지돼요.',
  goes: '취소되는 주문에 함께 설정한 익절과 손절도 같이 취소돼요.',
  keep: '그대로 두기',
  confirm: '전체 취소',
  nothing: '미체결 주문이 없어요',
  nothingText: '취소할 주문이 남아 있지 않아요.',
  close: '닫기',
  done_other: '주문 {{count, number}}건을 취소했어요',
  part_other:
    '주문 {{asked, number}}건 중 {{count, number}}건을 취소했어요. 나머지는 먼저 체결되거나 끝났어요.',
  none: '취소한 주문이 없어요. 주문이 먼저 체결되거나 끝났어요.',
} satisfies Translated<typeof en>
