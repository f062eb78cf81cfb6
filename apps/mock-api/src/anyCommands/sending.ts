import type { DrawnBroker, DrawnMember } from './drawnBroker.ts'

/** Sends a command, now and then twice under one key or from two tabs at once. */
export async function sendSomehow(
  drawn: DrawnBroker,
  who: DrawnMember,
  path: string,
  body: object,
  pick: number,
): Promise<void> {
  if (pick % 7 === 0) await drawn.sendAgain(who, path, body)
  else if (pick % 7 === 1) await Promise.all([drawn.send(who, path, body), drawn.send(who, path, body)])
  else await drawn.send(who, path, body)
}

/** Sends a command once, or from two tabs at once: whether it was carried out. */
export async function sendFromTabs(
  drawn: DrawnBroker,
  who: DrawnMember,
  path: string,
  body: object,
  pick: number,
): Promise<boolean> {
  if (pick % 7 !== 1) return drawn.send(who, path, body)
  const answers = await Promise.all([drawn.send(who, path, body), drawn.send(who, path, body)])
  return answers.some(Boolean)
}
