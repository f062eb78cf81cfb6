export { listings } from './listings/module.ts'
export { members } from './members/module.ts'
export { site } from './site/module.ts'
export { trading } from './trading/module.ts'
