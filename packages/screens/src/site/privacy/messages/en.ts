export const privacy = {
  inForce: 'In force since',
  text: `This policy says what is kept of you, why, for how long, and what you may ask for.
# What we keep
- Your phone number, encrypted. The app shows only its last four digits.
- Your passwords, as values from which they cannot be read back.
- What you send to verify your identity: your name, your ID number and photos of both sides of your ID card, encrypted. Where a photo was taken, and other data that a camera adds, is removed before it is stored.
- Your bank accounts and wallets, once you add them.
- Your orders, trades, payments and messages.
- The devices from which you are logged in.
# What stays on your device
Your language, appearance and session are kept in the storage of your browser. Passwords are not. There is no advertising, and no one counts your visits for anyone else.
# What we use it for
- To carry out your orders and payments, and to show you your records.
- To verify your identity where the law demands it.
- To keep your account from others.
# Who sees it
Members see nothing of other members. Staff who decide about your requests see what they need for it. We give data to authorities only where the law obliges us, and sell it to no one.
# How long it is kept
- Records of financial transactions: 5 years.
- Records of investments, such as orders and trades: 10 years.
- Records of electronic transactions, such as logins and instructions: 5 years.
- A photo that you uploaded and did not send: 24 hours.
The periods begin when the account is closed. Afterwards the records can no longer be read.
# Under 14
For a person under 14 a legal guardian gives name, phone number and consent. They are kept as long as what was consented to.
# When you close your account
Your phone number, photos and ID number are erased at once. Your name stays encrypted until the periods above have ended, because the law demands it.
# What you may ask for
- To see what is kept of you, and to have it as a file.
- To have what is wrong corrected.
- To have what the law does not demand erased.
Customer support answers within 10 days.
# Changes
A new version is announced in the app before it is in force. The version that you have accepted is named under Personal details.`,
} as const
