import type { Translated } from '../../i18n/resources.ts'
import type { mine as en } from './en.ts'

export const mine = {
  totalAssets: '총자산',
  details: {
    available: '사용 가능 금액',
    holding: '보유 자산',
    profitable: '총손익',
    frozen: '묶인 금액',
  },
  currency: '표시 통화',
  realName: {
    notVerified: '본인 인증을 하면 신용거래와 출금을 할 수 있어요',
    underReview: '본인 인증을 심사하고 있어요',
    passed: '본인 인증을 마쳤어요',
    rejected: '본인 인증이 승인되지 않았어요. 다시 제출해 주세요',
  },
  invitation: '초대 코드',
  actions: '바로가기',
  more: '더 보기',
  appearance: '화면',
  theme: { label: '테마', light: '라이트', dark: '다크', system: '기기 설정' },
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
