import type { Translated } from '../../../base/i18n/resources.ts'
import type { mine as en } from './en.ts'

export { figures } from '../../../parts/account-figures/messages/kor.ts'
export { cash } from '../../../parts/cash-settlement/messages/kor.ts'

export const mine = {
  totalAssets: '총자산',
  figures: {
    totalAssets: '총자산',
    available: '사용 가능 금액',
    holdingFunds: '보유 자산 평가액',
    frozen: '묶인 금액',
    profitableFunds: '총손익(포지션)',
  },
  explained: {
    totalAssets: '현금과 묶인 금액, 그리고 보유한 포지션을 지금 정리하면 받을 금액을 더했어요.',
    available: '지금 거래에 쓸 수 있는 금액이에요.',
    holdingFunds: '포지션에 넣은 금액에 지금까지의 평가손익을 더했어요.',
    frozen: '내 돈이지만 미체결 주문이나 심사 중인 신청에 묶여 있어요.',
    profitableFunds:
      '포지션만 계산했고 환율 변동은 들어 있지 않아요. 지금까지 비용을 빼고 실현한 손익과 지금의 평가손익을 더했어요. 순입금액은 지금 환율로 계산해요.',
  },
  parts: {
    available: '사용 가능 금액',
    holdingFunds: '보유 자산 평가액',
    frozen: '묶인 금액',
    copy: '카피 트레이딩',
    paidIn: '매수·공매도할 때 넣은 금액',
    unrealised: '평가손익',
    realised: '실현손익',
    netDeposits: '순입금액',
    entryFees: '보유 포지션의 수수료',
    exchange: '환전',
    withdrawals: '출금 수수료',
    other: '기타',
    rounding: '반올림 차이',
    borrowed: '빌린 금액',
  },
  where: '자산 구성',
  sources: '자산이 늘고 준 내역',
  sum: '합계',
  return: '수익률',
  ofPaidIn: '순입금액 기준',
  converted: '다른 통화는 매매기준율로 환산했어요.',
  currency: '표시 통화',
  realName: {
    notVerified: '본인 인증을 하면 입금, 신용거래, 출금을 할 수 있어요',
    underReview: '본인 인증 심사 중',
    passed: '본인 인증 완료',
    rejected: '본인 인증이 거절됐어요. 다시 제출해 주세요',
  },
  seat: '기관 계좌',
  nextStep: '다음 단계',
  invitation: '초대 코드',
  accounts: {
    title: '통화별 계좌',
    of: '{{currency}} 계좌',
    withdrawable: '출금 가능 금액',
    owed: '미수금이에요. 이 통화로 다음에 들어오는 돈으로 갚아요.',
  },
  holds: {
    long: '매수 주문',
    short: '공매도 주문',
    request: '심사 중',
    withdrawal: '출금',
    product: '다른 상품',
    none: '묶인 금액이 없어요.',
  },
  actions: '바로가기',
  more: '더 보기',
} satisfies Translated<typeof en>
