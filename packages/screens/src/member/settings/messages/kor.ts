import type { Translated } from '../../../base/i18n/resources.ts'
import type { settings as en } from './en.ts'

export { appLock } from '../../../parts/app-lock/messages/kor.ts'
export { appUpdate } from '../../../parts/app-update/messages/kor.ts'
export { identity } from '../../../parts/new-fund-password/messages/kor.ts'

export const settings = {
  account: '계정',
  security: '보안',
  about: '서비스 정보',
  notifications: {
    title: '알림',
    text: '끈 알림은 알림 목록에만 남고, 배너와 읽지 않은 개수에는 나오지 않아요.',
    topics: {
      orders: { label: '주문과 체결', text: '체결, 거절, 만료된 주문과 거래정지' },
      alerts: { label: '가격 알림', text: '조건에 도달하거나 끝난 알림' },
      dividends: { label: '배당', text: '지급되거나 차감된 배당' },
      reviews: { label: '심사', text: '본인 인증과 신청의 심사 결과' },
      security: { label: '보안', text: '항상 켜져 있어요: 새 기기와 바뀐 비밀번호' },
    },
    push: {
      title: '앱을 닫았을 때',
      text: '이 기기에서만 받아요. 어떤 종목에 무슨 일이 있었는지만, 금액 없이 보여요.',
      kinds: { alerts: '가격 알림', fills: '체결', dueDates: '대출과 대여의 만기와 상환일' },
      asking: '브라우저가 물으면 알림을 허용해 주세요.',
      denied:
        '이 기기에서 앱 알림이 차단돼 있어요. 브라우저나 기기 설정에서 알림을 허용한 뒤 다시 열어 주세요.',
      failed: '켜지 못했어요. 이 기기의 알림 서비스가 응답하지 않아요. 나중에 다시 시도해 주세요.',
      installFirst:
        '먼저 앱을 홈 화면에 추가해 주세요. 공유를 누르고 ‘홈 화면에 추가’를 선택한 뒤, 그 앱에서 켜 주세요.',
      unavailable: '이 브라우저에서는 앱을 닫으면 알림을 받을 수 없어요.',
      notOffered: '이 서비스는 앱을 닫았을 때 알림을 보내지 않아요.',
    },
  },
  hideAmounts: '금액 숨기기',
  appearance: '화면',
  homeMarket: { label: '주로 보는 시장', KRX: '한국', TWSE: '대만', US: '미국', SET: '태국' },
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
  demo: {
    title: '이 데모',
    text: '증권사 서버 대신 이 브라우저가 모든 정보를 보관하고, 신원 정보의 암호화 키도 여기에 있어요. 실제 신분증은 올리지 마세요.',
    action: '처음부터 다시 시작',
    question: '처음부터 다시 시작할까요?',
    lost: '이 데모의 계좌, 거래, 설정이 이 브라우저에서 모두 지워져요.',
  },
  logOut: { action: '로그아웃', question: '로그아웃할까요?', text: '언어와 화면 설정은 이 기기에 남아요.' },
} satisfies Translated<typeof en>
