import { type Instrument, decimal, epochMs, instant } from '@onelot/domain'
import { member } from '../../../../worlds/member.ts'
import { newCompany } from '../../../../worlds/newCompany.ts'
import type { World } from '../../../../worlds/world.ts'

const DAY_MS = 86_400_000

export const worlds = {
  /** A share that is listed tomorrow, and one on its first day. */
  newListings: {
    history: '1 h',
    async build(guide) {
      await member(guide)
      const { services, operator } = guide.broker
      const now = epochMs(services.clock.now())
      const names = {
        tomorrow: { en: 'Saebyeok Robotics', kor: '새벽로보틱스', tw: '曙光機器人' },
        today: { en: 'Onbit Sensors', kor: '온빛센서', tw: '溫光感測' },
      }
      const industry = { en: 'Robotics', kor: '로봇', tw: '機器人' }
      const company = (code: string, name: Instrument['name'], ms: number) =>
        newCompany({ code, name, industry, listedAt: instant(ms) })
      const listings = [
        company('990010', names.tomorrow, now + DAY_MS),
        company('990020', names.today, now + 60_000),
      ]
      for (const listing of listings) {
        const listed = await operator.list(listing, decimal('15000'))
        if (!listed.ok) throw new Error(`the listing was refused: ${JSON.stringify(listed.refusal)}`)
      }
    },
  },
} as const satisfies Readonly<Record<string, World>>
