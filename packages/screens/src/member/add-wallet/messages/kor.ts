import type { addWallet as en } from './en.ts'
import type { Translated } from '../../../base/i18n/resources.ts'

export { refusals } from '@onelot/api-client/texts/kor'
export { payees } from '../../../parts/payees/messages/kor.ts'

export const addWallet = {
  text: '다른 네트워크로 보낸 USDT는 되찾을 수 없어요.',
  network: '네트워크',
  networks: {
    TRC20: '트론이에요. 주소가 T로 시작해요.',
    ERC20: '이더리움이에요. 주소가 0x로 시작해요.',
  },
  label: '이름',
  labelHint: '알아보기 쉬운 이름을 지어 주세요',
} as const satisfies Translated<typeof en>
