/** What somebody sends to become a member with a phone number. */
export const registrationOf = (phone: string, password = 'Onelot2026') => ({
  phone,
  password,
  passwordConfirm: password,
  invitation: 'ONELOT',
  agreementAccepted: true,
  privacyAccepted: true,
})
