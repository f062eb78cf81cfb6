import { particles, withParticle } from '@onelot/domain'
import type { ThirdPartyModule } from 'i18next'

/** A plugin of i18next: `{{name, 이}}` in a Korean message is the name with 이 or 가, as its last sound asks for. */
export const koreanParticles: ThirdPartyModule = {
  type: '3rdParty',
  init({ services }) {
    for (const particle of particles)
      services.formatter?.add(particle, (value) => withParticle(String(value), particle))
  },
}
