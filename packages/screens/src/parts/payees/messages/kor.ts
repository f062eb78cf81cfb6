import type { payees as en } from './en.ts'
import type { Translated } from '../../../base/i18n/resources.ts'

export const payees = {
  card: {
    list: '은행 계좌',
    empty: '등록한 은행 계좌가 없어요',
    emptyText: '은행 계좌를 추가하면 그 계좌로 출금할 수 있어요.',
    add: '은행 계좌 추가',
    full_other: '은행 계좌가 {{count, number}}개 있어서 더 추가할 수 없어요.',
    remove: '은행 계좌 해제',
    question: '이 은행 계좌를 해제할까요?',
  },
  wallet: {
    list: '지갑 주소',
    empty: '등록한 지갑이 없어요',
    emptyText: '지갑을 추가하면 그 지갑으로 USDT를 출금할 수 있어요.',
    add: '지갑 추가',
    full_other: '지갑이 {{count, number}}개 있어서 더 추가할 수 없어요.',
    remove: '지갑 해제',
    question: '이 지갑을 해제할까요?',
  },
  removed: '{{name}} 정보가 목록에서 없어져요. 언제든지 다시 추가할 수 있어요.',
  removal: '{{name}} 해제',
  removing: '해제하기',
  keep: '유지하기',
  default: '기본',
  makeDefault: '기본으로 설정',
  madeDefault: '기본 설정을 바꿨어요',
  address: '지갑 주소',
  qr: '지갑 주소 QR 코드',
  adding: '{{name}} 추가',
  facts: {
    number: '계좌번호',
    branch: '지점',
    network: '네트워크',
    added: '추가한 날',
    lastUsed: '최근 출금',
    never: '아직 없음',
  },
  first: {
    notVerified: {
      title: '먼저 본인 인증을 해 주세요',
      text: '본인 인증을 마쳐야 출금할 곳을 추가할 수 있어요.',
      action: '본인 인증하기',
    },
    underReview: {
      title: '본인 인증을 심사하고 있어요',
      text: '심사가 끝나면 추가할 수 있어요.',
      action: '심사 보기',
    },
    rejected: {
      title: '본인 인증이 거절됐어요',
      text: '본인 인증을 다시 제출해 승인되면 추가할 수 있어요.',
      action: '본인 인증하기',
    },
    fundPassword: {
      title: '먼저 출금 비밀번호를 설정해 주세요',
      text: '출금 비밀번호를 설정하면 추가할 수 있어요.',
      action: '출금 비밀번호 설정하기',
    },
    full: {
      title: '더 추가할 수 없어요',
      text_other: '{{count, number}}개까지 추가할 수 있어요. 먼저 하나를 해제해 주세요.',
      action: '목록 보기',
    },
  },
} as const satisfies Translated<typeof en>
