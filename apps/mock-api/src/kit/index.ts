export {
  type BrowserBroker,
  type BrowserBrokerOptions,
  type Duration,
  type Fault,
  type WorldName,
  type WorldSession,
  createBrowserBroker,
  demoFundPassword,
  demoInstitution,
  demoInstruments,
  demoMember,
  faultHeader,
  koreanStock,
  storyTime,
  worldNames,
} from '../browser.ts'
export { clientOf } from './clientOf.ts'
