import { laptopBrowser, phoneBrowser } from '../../../../testing/onDevice.ts'
import type { DrawnBroker, DrawnMember } from '../../../../anyCommands/drawnBroker.ts'
import { type Act, defineActs } from '../../../../anyCommands/moduleActs.ts'
import { sendFromTabs } from '../../../../anyCommands/sending.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'

/** Each is replaced by another one of them. */
const fundPasswords = ['482916', '604193', '730518'] as const
const passwords = ['Onelot2026', 'Onelot2027', 'Onelot2028'] as const
const wrong = { fundPassword: '271828', password: 'Wrong2026', code: '314159' } as const

const another = <T>(of: readonly T[], than: T, pick: number): T => {
  const others = of.filter((one) => one !== than)
  return others[pick % others.length] ?? than
}

/** What members do with their passwords, codes and devices. Now and then they mistype. */
class IdentityActs {
  private readonly drawn: DrawnBroker
  private readonly who: DrawnMember
  private readonly step: Drawn

  constructor(drawn: DrawnBroker, who: DrawnMember, step: Drawn) {
    this.drawn = drawn
    this.who = who
    this.step = step
  }

  private sent(path: string, body: object): Promise<boolean> {
    const { drawn, who, step } = this
    return sendFromTabs(drawn, who, path, body, step.pick)
  }

  private get mistyped(): boolean {
    return this.step.pick % 13 === 0
  }

  async changeFundPassword(): Promise<void> {
    const { who, step } = this
    const fundPassword = another(fundPasswords, who.fundPassword, step.pick >> 4)
    const oldFundPassword = this.mistyped ? wrong.fundPassword : who.fundPassword
    const body = { oldFundPassword, fundPassword, fundPasswordConfirm: fundPassword }
    if (await this.sent('member/changeFundPassword', body)) who.fundPassword = fundPassword
  }

  async resetFundPassword(): Promise<void> {
    const { drawn, who, step } = this
    await drawn.sendFrom(phoneBrowser, 'codes/sendToMember', { purpose: 'resetFundPassword' }, who)
    const fundPassword = another(fundPasswords, who.fundPassword, step.pick >> 4)
    const body = {
      code: await this.code(),
      password: who.password,
      fundPassword,
      fundPasswordConfirm: fundPassword,
    }
    if (await this.sent('member/resetFundPassword', body)) who.fundPassword = fundPassword
  }

  async changePassword(): Promise<void> {
    const { who, step } = this
    const password = another(passwords, who.password, step.pick >> 4)
    const oldPassword = this.mistyped ? wrong.password : who.password
    const body = { oldPassword, password, passwordConfirm: password }
    if (await this.sent('member/changePassword', body)) who.password = password
  }

  async resetPassword(): Promise<void> {
    const { drawn, who, step } = this
    const { phone } = who
    await drawn.sendFrom(phoneBrowser, 'codes/send', { purpose: 'forgottenPassword', phone })
    const password = another(passwords, who.password, step.pick >> 4)
    const body = { phone, code: await this.code(), password, passwordConfirm: password }
    if (await drawn.sendFrom(phoneBrowser, 'member/resetPassword', body)) who.password = password
  }

  /** To a number that nobody has, now and then to that of the other member, which is refused. */
  async changePhone(): Promise<void> {
    const { drawn, who, step } = this
    const phone = step.pick % 11 === 0 ? drawn.memberAt(step.member === 0 ? 1 : 0).phone : drawn.freePhone()
    await drawn.sendFrom(phoneBrowser, 'codes/send', { purpose: 'bindPhone', phone })
    const body = { phone, code: await this.code(phone), password: who.password }
    if (await this.sent('member/changePhone', body)) who.phone = phone
  }

  /** The newest that is in the inbox for a number. */
  private async code(phone = this.who.phone): Promise<string> {
    return (this.mistyped ? undefined : await this.drawn.codeFor({ phone })) ?? wrong.code
  }

  /** Ends one that it has logged in on before, and now and then its own, which is refused. */
  async endDevice(): Promise<void> {
    await this.logInElsewhere()
    const { drawn, who } = this
    const devices = await drawn.devicesOf(who)
    const device = devices.find(({ current }) => current === this.mistyped)
    if (device !== undefined) await this.sent('member/endDevice', { device: device.id })
  }

  async endOtherDevices(): Promise<void> {
    await this.logInElsewhere()
    await this.sent('member/endOtherDevices', {})
  }

  private async logInElsewhere(): Promise<void> {
    const { phone, password } = this.who
    await this.drawn.sendFrom(laptopBrowser, 'member/login', { phone, password })
  }
}

const acting =
  (action: (acts: IdentityActs) => Promise<void>): Act =>
  (drawn, who, step) =>
    action(new IdentityActs(drawn, who, step))

export const acts = defineActs({
  acts: {
    changeFundPassword: acting((acts) => acts.changeFundPassword()),
    resetFundPassword: acting((acts) => acts.resetFundPassword()),
    changePassword: acting((acts) => acts.changePassword()),
    resetPassword: acting((acts) => acts.resetPassword()),
    changePhone: acting((acts) => acts.changePhone()),
    endDevice: acting((acts) => acts.endDevice()),
    endOtherDevices: acting((acts) => acts.endOtherDevices()),
  },
  drawn: [
    [4, 'changeFundPassword', 'changePassword'],
    [6, 'resetFundPassword', 'resetPassword'],
    [4, 'changePhone'],
    [4, 'endDevice', 'endOtherDevices'],
  ],
  kinds: [
    'member/changeFundPassword',
    'member/resetFundPassword',
    'member/changePassword',
    'member/resetPassword',
    'member/changePhone',
    'member/login',
    'member/endDevice',
    'member/endOtherDevices',
    'codes/send',
    'codes/sendToMember',
  ],
})
