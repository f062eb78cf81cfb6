import type { Translated } from '../../../base/i18n/resources.ts'
import type { increases as en } from './en.ts'

export const increases = {
  list: '주주배정 유상증자',
  price: '신주 발행가',
  ratio: '보유 {{from, number}}주당 신주 {{to, number}}주',
  record: '권리 확정일',
  theoretical: '증자 후 이론 가격',
  locked: '매도 제한 해제일',
  ends: { coming: '청약 시작까지', open: '권리 소멸까지' },
  overs: { coming: '곧 시작해요', open: '끝났어요' },
  yours: {
    expected_other: '권리 확정일까지 주식을 보유하면 신주인수권 {{count, number}}주를 받아요.',
    granted_other: '신주인수권 {{count, number}}주가 있어요. 청약하지 않으면 대가 없이 사라져요.',
    applied_other: '신주 {{count, number}}주를 청약했어요.',
    rest_other: '일부를 청약했어요. 남은 신주인수권 {{count, number}}주는 대가 없이 사라져요.',
  },
  cancel: {
    question: '청약을 취소할까요?',
    text: '묶인 금액을 다시 쓸 수 있어요. 신주인수권은 사라질 때까지 남아 있어 다시 청약할 수 있어요.',
    action: '취소하기',
    keep: '그대로 두기',
  },
} satisfies Translated<typeof en>
