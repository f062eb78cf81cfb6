import type { WorldGuide } from './guide.ts'

/** Practice money, real name passed, margin enabled. */
export async function member(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.enableMargin()
}
