import { optionalTopics, sliceOf } from '@onelot/domain'
import { messages } from '@onelot/domain/modules/site/messages'
import { laptopBrowser, phoneBrowser } from '../testing/onDevice.ts'
import type { DrawnBroker, DrawnMember } from './drawnBroker.ts'
import type { IdentityAction, Step } from './step.ts'

/** Each is replaced by another one of them. */
const fundPasswords = ['482916', '604193', '730518'] as const
const passwords = ['Onelot2026', 'Onelot2027', 'Onelot2028'] as const
const wrong = { fundPassword: '271828', password: 'Wrong2026', code: '314159' } as const

const another = <T>(of: readonly T[], than: T, pick: number): T => {
  const others = of.filter((one) => one !== than)
  return others[pick % others.length] ?? than
}

/** What members do with their passwords, codes and devices, and with what is announced to them. Now and then they mistype. */
export class IdentityActs {
  private readonly drawn: DrawnBroker
  private readonly who: DrawnMember
  private readonly step: Step

  constructor(drawn: DrawnBroker, who: DrawnMember, step: Step) {
    this.drawn = drawn
    this.who = who
    this.step = step
  }

  act(action: IdentityAction): Promise<void> {
    switch (action) {
      case 'changeFundPassword':
        return this.changeFundPassword()
      case 'resetFundPassword':
        return this.resetFundPassword()
      case 'changePassword':
        return this.changePassword()
      case 'resetPassword':
        return this.resetPassword()
      case 'changePhone':
        return this.changePhone()
      case 'endDevice':
        return this.endDevice()
      case 'endOtherDevices':
        return this.endOtherDevices()
      case 'setTopic':
        return this.setTopic()
      case 'readMessages':
        return this.readMessages()
      default: {
        const never: never = action
        return never
      }
    }
  }

  /** Once, or from two tabs at once; whether one of them was carried out. */
  private async sent(path: string, body: object): Promise<boolean> {
    const { drawn, who, step } = this
    if (step.pick % 7 !== 1) return drawn.send(who, path, body)
    const answers = await Promise.all([drawn.send(who, path, body), drawn.send(who, path, body)])
    return answers.some(Boolean)
  }

  private get mistyped(): boolean {
    return this.step.pick % 13 === 0
  }

  private async changeFundPassword(): Promise<void> {
    const { who, step } = this
    const fundPassword = another(fundPasswords, who.fundPassword, step.pick >> 4)
    const oldFundPassword = this.mistyped ? wrong.fundPassword : who.fundPassword
    const body = { oldFundPassword, fundPassword, fundPasswordConfirm: fundPassword }
    if (await this.sent('member/changeFundPassword', body)) who.fundPassword = fundPassword
  }

  private async resetFundPassword(): Promise<void> {
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

  private async changePassword(): Promise<void> {
    const { who, step } = this
    const password = another(passwords, who.password, step.pick >> 4)
    const oldPassword = this.mistyped ? wrong.password : who.password
    const body = { oldPassword, password, passwordConfirm: password }
    if (await this.sent('member/changePassword', body)) who.password = password
  }

  private async resetPassword(): Promise<void> {
    const { drawn, who, step } = this
    const { phone } = who
    await drawn.sendFrom(phoneBrowser, 'codes/send', { purpose: 'forgottenPassword', phone })
    const password = another(passwords, who.password, step.pick >> 4)
    const body = { phone, code: await this.code(), password, passwordConfirm: password }
    if (await drawn.sendFrom(phoneBrowser, 'member/resetPassword', body)) who.password = password
  }

  /** To a number that nobody has, now and then to that of the other member, which is refused. */
  private async changePhone(): Promise<void> {
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
  private async endDevice(): Promise<void> {
    await this.logInElsewhere()
    const { drawn, who } = this
    const devices = await drawn.devicesOf(who)
    const device = devices.find(({ current }) => current === this.mistyped)
    if (device !== undefined) await this.sent('member/endDevice', { device: device.id })
  }

  private async endOtherDevices(): Promise<void> {
    await this.logInElsewhere()
    await this.sent('member/endOtherDevices', {})
  }

  private async logInElsewhere(): Promise<void> {
    const { phone, password } = this.who
    await this.drawn.sendFrom(laptopBrowser, 'member/login', { phone, password })
  }

  private async setTopic(): Promise<void> {
    const { pick } = this.step
    const topic = optionalTopics[(pick >> 2) % optionalTopics.length]
    const { quiet } = sliceOf(await this.drawn.stateOf(this.who), messages)
    const isQuiet = quiet.some((one) => one === topic)
    await this.sent('messages/setTopic', { topic, announced: this.mistyped ? !isQuiet : isQuiet })
  }

  private async readMessages(): Promise<void> {
    const { kept } = sliceOf(await this.drawn.stateOf(this.who), messages)
    const message = kept[this.step.pick % Math.max(kept.length, 1)]?.id
    await this.sent('messages/read', this.mistyped ? {} : { message })
  }
}
