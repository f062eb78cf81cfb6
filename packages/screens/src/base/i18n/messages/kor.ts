import type { Translated } from '../resources.ts'
import type { app as en } from './en.ts'

export const app = {
  failure: {
    part: '이 부분을 불러오지 못했어요',
    screen: '이 화면을 불러오지 못했어요',
    http: '서버에 문제가 생겼어요.',
    refused: '요청이 거절됐어요 ({{code}}).',
    crashed: '이 화면에 문제가 생겼어요.',
    safe: '고객님의 자산과 주문은 그대로예요.',
  },
  leftOut_other: '{{count, number}}건을 표시하지 못했어요.',
  notRefreshed: '{{time}} 이후로 새로고침하지 못했어요. {{reason}}',
  member: {
    title: '로그인하면 볼 수 있어요',
    description: '시세와 차트는 누구나 볼 수 있어요. 보유 내역은 본인만 볼 수 있어요.',
    logIn: '로그인',
  },
  unknown: {
    sending: '응답을 받지 못해 처리됐는지 알 수 없어요. 확인해도 두 번 처리되지 않아요.',
    checking: '아직 처리됐는지 알 수 없어요. 잠시 뒤에 다시 확인해 주세요.',
    earlier: '전에 보낸 요청의 응답을 받지 못했어요. 먼저 확인해 주세요.',
    carriedOut: '응답이 없던 요청은 처리됐어요.',
    earlierCarriedOut: '응답이 없던 이전 요청은 처리됐어요. 이번 요청은 보내지 않았어요.',
    neverArrived: '요청이 전달되지 않았어요. 다시 보낼 수 있어요.',
    forgotten:
      '응답이 없던 요청은 처리된 지 하루가 넘어서 결과가 남아 있지 않아요. 내역에서 확인해 주세요. 이번 요청은 보내지 않았어요.',
    plain: '응답이 없었어요. 저장됐는지 확인해 주세요.',
    check: '확인하기',
  },
  kept: '입력한 내용은 그대로 남아 있어요.',
  practice: {
    demoCalendar: '모의 투자금과 모의 시세예요. 데모 시장은 하루 종일 열려요.',
    realPrices: '모의 투자금이에요. 시세는 실제이고 주문은 실제가 아니에요.',
  },
  form: {
    next: '다음',
    question: '{{at}}/{{of}}',
    answers: '입력한 내용',
    uploaded: '올린 사진',
  },
  fundPassword: {
    title: '출금 비밀번호',
    text: '숫자 6자리예요. 로그인 비밀번호와 달라요.',
    tooOften: '여러 번 틀렸어요. 15분 뒤에 다시 입력해 주세요.',
    forgotten: '출금 비밀번호를 잊으셨나요?',
  },
  receipt: {
    copied: '내역을 복사했어요',
    failed: '공유하거나 복사할 수 없어요.',
  },
  cancel: '취소',
  copied: '복사했어요',
  copyFailed: '여기서는 복사할 수 없어요.',
  unread_other: '{{title}}, 읽지 않음 {{count, number}}건',
  tabs: '메인',
  brand: { name: 'Onelot', tagline: '주식 1주부터 투자해요.' },
  fields: { phone: '휴대폰 번호', phoneCountry: '국가번호', password: '비밀번호' },
} satisfies Translated<typeof en>
