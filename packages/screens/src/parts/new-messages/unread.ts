/** What reads what is unread, as one: mounted together they share one answer. */
export { CountedBell } from './CountedBell.tsx'
export { Watching } from './Watching.tsx'
