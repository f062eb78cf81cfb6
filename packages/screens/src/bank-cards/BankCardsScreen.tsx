import { PayeesPage } from '../payees/PayeesPage.tsx'
import { shownCard } from '../payees/shown.ts'
import { usePreferences } from '../ports/ports.ts'

/** /information/bankList: the bank accounts that money is withdrawn to. */
export function BankCardsScreen() {
  const { language } = usePreferences()
  return <PayeesPage kind="card" shownOf={({ cards }) => cards.map((card) => shownCard(card, language))} />
}
