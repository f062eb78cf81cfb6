import type { Translated } from '../../../base/i18n/resources.ts'
import type { aboutUs as en } from './en.ts'

export const aboutUs = {
  text: '{{name}}: 개인 투자자를 위한 증권 서비스예요.',
  traded: '한 계좌에서 거래할 수 있는 상품',
  markets: {
    KRX: '한국 주식',
    TWSE: '대만 주식',
    US: '미국 주식',
    SET: '태국 주식',
    CRYPTO: '가상자산',
    FX: '외환',
  },
  principles: '지키는 것',
  principle: {
    figures: '모든 수치는 눌러서 무엇을 더한 것인지 확인할 수 있어요.',
    costs: '주문에 드는 비용은 보내기 전에, 그리고 영수증에서 다시 보여 드려요.',
    risk: '레버리지와 공매도는 잃을 수 있는 금액까지 쉬운 말로 설명해요.',
    practice: '모의 투자금으로 시작해요. 가상의 회사와 시세는 표시해요.',
  },
  more: '더 보기',
} satisfies Translated<typeof en>
