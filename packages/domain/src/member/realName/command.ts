/** Who consents for a member below 14. */
export interface Guardian {
  readonly name: string
  readonly phone: string
}

/** Who the member is. It is kept sealed beside the events, never in one. */
export interface Identity {
  readonly name: string
  /** YYMMDD and the digit after it. */
  readonly idNumber: string
}

export interface RealNameCommand extends Identity {
  readonly kind: 'realName.submit'
  readonly guardian: { readonly [Part in keyof Guardian]: Guardian[Part] | undefined }
  readonly guardianConsents: boolean
  /** Of a code at the guardian's number, as it was typed. */
  readonly guardianCode: string | undefined
  /** Keys of the pictures of the two sides. */
  readonly front: string
  readonly back: string
}
