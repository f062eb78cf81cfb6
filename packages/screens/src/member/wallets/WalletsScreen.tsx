import { PayeesPage } from '../../parts/payees/PayeesPage.tsx'
import { shownWallet } from '../../parts/payees/shown.ts'

/** /information/usdtAddress: the wallets that USDT is withdrawn to, each with a QR code of its address. */
export function WalletsScreen() {
  return <PayeesPage kind="wallet" shownOf={({ wallets }) => wallets.map(shownWallet)} />
}
