import type { Translated } from '../../i18n/resources.ts'
import type { mine as en } from './en.ts'

export const mine = {
  totalAssets: '총자산',
  figures: {
    totalAssets: '총자산',
    available: '사용 가능 금액',
    holdingFunds: '포지션 금액',
    frozen: '주문 대기 금액',
    profitableFunds: '총손익',
  },
  explained: {
    totalAssets: '현금과 주문 대기 금액, 그리고 보유한 포지션을 지금 정리하면 받을 금액을 더했어요.',
    available: '지금 거래에 쓸 수 있는 금액이에요.',
    holdingFunds: '포지션에 넣은 금액에 지금까지의 평가손익을 더했어요.',
    frozen: '내 돈이지만 미체결 주문에 묶여 있어요.',
    profitableFunds:
      '지금까지 비용을 빼고 실현한 손익과 지금의 평가손익을 더했어요. 환율 변동은 투자 성과에 따로 있어요.',
  },
  parts: {
    available: '사용 가능 금액',
    holdingFunds: '포지션 금액',
    frozen: '주문 대기 금액',
    copy: '카피 트레이딩',
    paidIn: '매수·공매도할 때 넣은 금액',
    unrealised: '평가손익',
    realised: '실현손익',
  },
  sum: '합계',
  return: '수익률',
  ofPaidIn: '순입금액 기준',
  converted: '다른 통화는 매수 호가와 매도 호가의 중간 환율로 환산했어요.',
  currency: '표시 통화',
  realName: {
    notVerified: '본인 인증을 하면 신용거래와 출금을 할 수 있어요',
    underReview: '본인 인증 심사 중',
    passed: '본인 인증 완료',
    rejected: '본인 인증이 통과되지 않았어요. 다시 제출해 주세요',
  },
  nextStep: '다음 단계',
  invitation: '초대 코드',
  actions: '바로가기',
  more: '더 보기',
  appearance: '화면',
  theme: { label: '테마', light: '밝게', dark: '어둡게', system: '기기 설정' },
  marketColours: {
    label: '등락 색상',
    kr: '상승 빨강, 하락 파랑',
    tw: '상승 빨강, 하락 초록',
    us: '상승 초록, 하락 빨강',
  },
  textSize: {
    label: '글자 크기',
    small: '작게',
    normal: '보통',
    large: '크게',
    larger: '더 크게',
    largest: '가장 크게',
  },
  logOut: { action: '로그아웃', question: '로그아웃할까요?', text: '언어와 화면 설정은 이 기기에 남아요.' },
} satisfies Translated<typeof en>
