export const agreement = {
  inForce: 'In force since',
  opening: {
    practice:
      'Accounts are opened with practice money. It is not real money, it cannot be paid out, and it is marked as practice money wherever it shows. Companies and prices that are simulated are marked as well.',
    plain: 'What may be traded, and what it costs, shows before an order is sent.',
  },
  text: `This agreement is between you and the broker that runs this service. It says what the service does, what it costs, and what each of us is responsible for.
# The service
You can watch prices, place orders, hold positions and read your records. {{opening}}
# Your account
- One person has one account, opened with a phone number of their own and an invitation code.
- What you tell us about yourself is true and complete. Money can leave the account only after your identity has been verified.
- Under 14, a legal guardian agrees in your place.
# Your passwords
- The login password opens the account, the withdrawal password lets money leave it. Tell neither to anyone. We never ask for them.
- What is done with your passwords counts as done by you until you tell us that somebody else has them.
- After several wrong passwords the account waits for some minutes, also for the right one.
# Orders
- An order is binding once it is accepted. You can change or cancel it until it is filled.
- Before you send an order, its price, fees and taxes show. What it cost is on its receipt.
- A market order is filled at the best price that there is, which may differ from the one you saw.
- Outside trading hours, in a halt or beyond the limits of a day's prices an order waits or is refused, and the reason is said.
# Leverage and short selling
- With leverage you trade with more than you pay in. Losses grow as much as profits, and a position may be closed without asking you when its margin is nearly used up. You do not lose more than its margin.
- With a short position you lose when the price rises.
- Both need a verified identity and a risk statement that you have read.
# Fees and taxes
Commissions, taxes, fees for foreign currency and interest are shown before you agree to them and listed in your records. Changed rates hold for what you do after the change; for open positions the rates hold under which they were opened.
# What we may restrict
If the law demands it, or if an account is misused, we may stop trading, withdrawals or logins. Orders that close positions go on. Customer support tells you the reason.
# What we are liable for
We are liable for damage that we cause by intent or gross negligence. We are not liable for losses from movements of prices, nor where a network or an exchange is down. News and figures are information and no advice.
# Ending the agreement
You can close your account once nothing is open and no money is left in it. Records are kept for as long as the privacy policy says.
# Changes
A new version is announced in the app before it is in force. The version that you have accepted is named under Personal details.`,
} as const
