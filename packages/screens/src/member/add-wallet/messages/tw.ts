import type { addWallet as en } from './en.ts'
import type { Translated } from '../../../base/i18n/resources.ts'

export { refusals } from '@onelot/api-client/texts/tw'
export { payees } from '../../../parts/payees/messages/tw.ts'

export const addWallet = {
  text: '以其他網路轉出的 USDT 無法找回。',
  network: '網路',
  networks: {
    TRC20: '波場（TRON），地址以 T 開頭。',
    ERC20: '以太坊（Ethereum），地址以 0x 開頭。',
  },
  label: '名稱',
  labelHint: '方便您辨識',
} as const satisfies Translated<typeof en>
