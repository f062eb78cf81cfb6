import type { Translated } from '../../../base/i18n/resources.ts'
import type { drawProof as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/kor.ts'
export const drawProof = {
  intro: '누구도 당첨자를 고를 수 없어요. 공개된 값으로 이 기기에서 결과를 다시 계산했어요.',
  right: '결과가 맞아요',
  wrong: '결과가 공개된 값과 달라요',
  wrongText: '고객센터에 청약 번호를 알려 주세요.',
  support: '고객센터 문의',
  cannot: '이 브라우저에서는 계산할 수 없어요. 아래 값으로 다른 곳에서 확인할 수 있어요.',
  notYet: '아직 추첨 전이에요',
  notYetText: '추첨이 끝나면 여기에서 결과를 확인할 수 있어요. 추첨을 정하는 값은 이미 공개됐어요.',
  steps: {
    label: '결과가 정해진 과정',
    secret: '청약 전에 정해졌어요',
    secretText:
      '추첨은 비밀값으로 정해져요. 나중에 바꿀 수 없도록 비밀값의 해시값을 먼저 공개했어요. 비밀값의 해시값이 공개된 것과 같아요.',
    secretWrong: '비밀값의 해시값이 공개된 것과 달라요.',
    number: '내 번호: {{number}}',
    numberText: '비밀값과 내 청약으로만 정해지고 0과 1 사이예요. 추첨 전에는 아무도 알 수 없어요.',
    numberWrong: '증권사가 다른 번호를 사용했어요.',
    result: '내 결과: {{shares}}',
    asked_other: '{{count, number}}단위를 청약했고 단위마다 {{rate, 이}} 당첨돼요. 모두 {{product}}단위예요.',
    certain_other: '{{count, number}}단위는 확정이에요.',
    nothingLeft: '추첨할 나머지가 없어요.',
    below: '내 번호가 {{chance}}보다 작아서 한 단위를 더 받아요.',
    above: '내 번호가 {{chance}}보다 작지 않아서 더 받지 못해요.',
    resultWrong: '증권사의 당첨 수량이 계산과 달라요.',
  },
  line: '당첨되는 번호 가운데 내 번호',
  published: {
    label: '공개된 값',
    digest: '해시값 (SHA-256)',
    secret: '비밀값',
    application: '청약 번호',
    applicationDigest: '청약 번호의 HMAC-SHA-256',
    text: '마지막 값의 앞 52비트를 2의 52제곱으로 나누면 내 번호가 돼요.',
  },
} as const satisfies Translated<typeof en>
