import type { Translated } from '../../../base/i18n/resources.ts'
import type { obstacles as en } from './en.ts'

export const obstacles = {
  codes: {
    ACCOUNT_FROZEN: {
      title: '계좌가 동결됐어요',
      text: '고객센터에서 이유와 해제 방법을 알려 드려요.',
      action: '고객센터에 문의하기',
    },
    WITHDRAWAL_BANNED: {
      title: '지금은 출금할 수 없는 계좌예요',
      text: '고객센터에서 이유와 해제 방법을 알려 드려요.',
      action: '고객센터에 문의하기',
    },
    FUND_PASSWORD_NOT_SET: {
      title: '먼저 출금 비밀번호를 설정해 주세요',
      text: '출금할 때마다 확인하는 비밀번호예요.',
      action: '출금 비밀번호 설정하기',
    },
    REAL_NAME_REQUIRED: {
      title: '먼저 본인 인증을 해 주세요',
      text: '본인 인증을 마친 분만 입출금할 수 있어요.',
      action: '본인 인증하기',
    },
    REAL_NAME_UNDER_REVIEW: {
      title: '본인 인증을 심사하고 있어요',
      text: '심사를 통과하면 계속할 수 있어요.',
      action: '심사 보기',
    },
    REAL_NAME_REJECTED: {
      title: '본인 인증이 거절됐어요',
      text: '이유를 확인하고 다시 제출해 주세요.',
      action: '본인 인증하기',
    },
    NO_BANK_CARD: {
      title: '먼저 은행 계좌를 등록해 주세요',
      text: '본인 명의의 은행 계좌나 지갑으로 출금해요.',
      action: '은행 계좌 등록하기',
    },
    CREDIT_SCORE_TOO_LOW: {
      title: '신용 점수가 부족해요',
      text: '점수의 기준은 고객센터에서 알려 드려요.',
      action: '고객센터에 문의하기',
    },
    OPEN_POSITIONS: {
      title: '먼저 보유 포지션을 정리해 주세요',
      text: '보유 포지션이 없으면 출금할 수 있어요. 미체결 주문은 남아 있어도 돼요.',
      action: '보유 포지션 보기',
    },
    DEBT_UNPAID: {
      title: '먼저 미수금을 갚아 주세요',
      text: '낼 돈이 부족했던 금액이 남아 있어요. 입금하면 그 돈으로 갚아요.',
      action: '입금하기',
    },
    DEPOSIT_PENDING: {
      title: '심사 중인 입금이 있어요',
      text: '심사가 끝나면 계속할 수 있어요.',
      action: '입금 보기',
    },
    FUND_OPERATION_PENDING: {
      title: '심사 중인 다른 입출금이 있어요',
      text: '심사가 끝나면 계속할 수 있어요.',
      action: '입출금 보기',
    },
  },
  waits: {
    WITHDRAWAL_HELD: '아직 출금할 수 없어요',
    WITHDRAWAL_WINDOW_CLOSED: '지금은 출금할 수 없는 시간이에요',
    DEPOSIT_WINDOW_CLOSED: '지금은 입금할 수 없는 시간이에요',
  },
  opens: {
    WITHDRAWAL_WINDOW_CLOSED: '{{opensAt}}부터 출금할 수 있어요.',
    DEPOSIT_WINDOW_CLOSED: '{{opensAt}}부터 입금할 수 있어요.',
  },
  hours: '이용 시간: {{window}}',
  also: '더 필요한 것',
} as const satisfies Translated<typeof en>
