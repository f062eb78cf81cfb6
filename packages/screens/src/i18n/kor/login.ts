import type { Area } from '../pack.ts'

export const login = {
  phone: '휴대폰 번호',
  password: '비밀번호',
  login: {
    title: '로그인',
    text: '가입할 때 쓴 휴대폰 번호로 로그인해요.',
    submit: '로그인',
    otherWays: '다른 방법',
    toRegister: '계좌 만들기',
    forgot: '비밀번호 찾기',
  },
  again: {
    title: '다시 로그인',
    text: '로그인이 만료됐어요. 비밀번호를 입력하면 보던 화면으로 돌아가요.',
  },
  register: {
    title: '계좌 만들기',
    practice: '새 계좌에는 연습용 자산이 들어와요. 여기서 하는 거래는 실제 거래가 아니에요.',
    phoneHint: '국가 번호는 있어도 없어도 돼요',
    passwordHint: '영문과 숫자를 포함해 8자 이상',
    passwordConfirm: '비밀번호 확인',
    invitation: '초대 코드',
    agreement: '<link>이용약관</link>에 동의해요.',
    privacy: '<link>개인정보 처리방침</link>에 동의해요.',
    submit: '계좌 만들기',
    toLogin: '이미 계좌가 있어요',
  },
  start: {
    title: 'Onelot',
    tagline: '한 주부터, 정확하게.',
    steps: '준비하고 있어요',
    config: '사이트 설정',
    language: '언어',
    session: '로그인 상태',
    enter: '시장 둘러보기',
    chooseLanguage: '언어를 골라 주세요',
    landing: {
      exact: '주문하기 전에 모든 비용을 알려 드려요.',
      calm: '내 자산을 마지막 단위까지 한눈에 볼 수 있어요.',
      practice: '연습용 자산으로 시작해요. 실제 거래가 아니에요.',
    },
  },
} satisfies Area<'login'>
