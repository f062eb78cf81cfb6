export { ChooseHeld } from './ChooseHeld.tsx'
export { TicketFlow } from './TicketFlow.tsx'
