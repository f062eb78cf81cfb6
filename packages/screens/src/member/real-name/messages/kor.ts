import type { Translated } from '../../../base/i18n/resources.ts'
import type { realName as en } from './en.ts'

export { refusals } from '@onelot/api-client/texts/kor'
export { codes } from '../../../parts/codes/messages/kor.ts'
export const realName = {
  states: {
    notVerified: { title: '본인 인증을 해 주세요', text: '2분 정도 걸려요. 신분증을 준비해 주세요.' },
    underReview: {
      title: '신분증을 확인하고 있어요',
      text: '이 화면을 나가도 괜찮아요. 심사가 끝나면 알려 드릴게요.',
    },
    rejected: { title: '본인 인증이 거절됐어요', text: '사유를 확인하고 다시 제출해 주세요.' },
    unexplained: { text: '거절 사유가 적혀 있지 않아요. 고객센터에 문의하거나 다시 제출해 주세요.' },
    passed: { title: '본인 인증을 마쳤어요', text: '아래 서비스를 모두 이용할 수 있어요.' },
  },
  steps: {
    label: '3단계',
    who: { title: '본인 정보', text: '이름과 신분증 번호' },
    front: { title: '신분증 앞면', text: '사진을 찍거나 파일을 선택해요' },
    back: { title: '신분증 뒷면', text: '모두 확인한 뒤 제출해요' },
  },
  unlocks: { locked: '인증하면 이용할 수 있어요', open: '이용할 수 있어요', margin: '신용거래와 공매도' },
  facts: {
    label: '제출한 정보',
    name: '이름',
    idNumber: '주민등록번호',
    taiwaneseId: '신분증 번호',
    submittedAt: '제출 시각',
    review: '심사 기간',
  },
  review: {
    operator: '영업일 기준 1일 이내',
    seconds_other: '약 {{count, number}}초',
    minutes_other: '약 {{count, number}}분',
    hours_other: '약 {{count, number}}시간',
  },
  reason: '사유',
  triesLeft_other: '오늘 {{count, number}}번 더 제출할 수 있어요.',
  noTries: '오늘 5번 모두 제출했어요. {{at}}부터 다시 제출할 수 있어요.',
  begin: '시작하기',
  again: '다시 제출하기',
  submit: '심사 요청하기',
  sent: '심사를 요청했어요',
  questions: {
    name: {
      ask: '이름을 알려 주세요',
      why: '신분증에 적힌 이름이에요. 은행 계좌의 예금주와 같아야 해요.',
    },
    idNumber: {
      ask: '주민등록번호를 알려 주세요',
      why: '생년월일과 그다음 한 자리만 필요해요. 나머지 6자리는 묻지 않아요.',
    },
    taiwaneseId: {
      ask: '대만 신분증 번호를 알려 주세요',
      why: '신분증에 적힌 10자리예요.',
    },
    guardian: { ask: '법정대리인을 알려 주세요', why: '14세 미만은 법정대리인의 동의가 필요해요.' },
    front: {
      ask: '신분증 앞면을 찍어 주세요',
      why: '네 모서리가 모두 보이고, 흔들림이나 빛 반사가 없어야 해요.',
    },
    back: {
      ask: '이제 뒷면을 찍어 주세요',
      why: '네 모서리가 모두 보이고, 흔들림이나 빛 반사가 없어야 해요.',
    },
    guardianCode: { ask: '법정대리인이 받은 인증번호를 입력해 주세요' },
    check: {
      ask: '모두 맞나요?',
      why: '위의 답을 누르면 고칠 수 있어요. 사진은 본인과 심사 담당자만 볼 수 있어요.',
    },
  },
  fields: {
    name: '이름',
    idNumber: '주민등록번호 앞 7자리',
    idNumberHint: '예: 900101-1',
    taiwaneseId: '신분증 번호 10자리',
    taiwaneseIdHint: '예: A123456789',
    idCountry: '신분증을 발급한 나라',
    guardianName: '법정대리인 이름',
    guardianPhone: '법정대리인 휴대폰 번호',
    guardianConsent: '법정대리인이 계좌 이용과 <link>개인정보 처리방침</link>에 동의했어요.',
    guardian: '법정대리인',
    front: '신분증 앞면',
    back: '신분증 뒷면',
    photo: '사진 준비됨',
  },
  countries: { KR: '한국', TW: '대만' },
  photo: {
    required: '이 면의 사진을 올려 주세요.',
    rotate: '회전',
    retake: '다시 찍기',
    failed: '회전한 사진을 보내지 못했어요. 다시 시도해 주세요.',
  },
} satisfies Translated<typeof en>
