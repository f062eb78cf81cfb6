import { PayeesPage } from '../../parts/payees/PayeesPage.tsx'
import { shownCard } from '../../parts/payees/shown.ts'
import { usePreferences } from '../../base/ports/ports.ts'

/** /information/bankList: the bank accounts that money is withdrawn to. */
export function BankCardsScreen() {
  const { language } = usePreferences()
  return <PayeesPage kind="card" shownOf={({ cards }) => cards.map((card) => shownCard(card, language))} />
}
