/** The passwords themselves are records beside the events. */
export type SecurityCommand =
  /** The first one. */
  | { readonly kind: 'security.setFundPassword' }
  /** `changed`: with the one before; `reset`: without it. */
  | { readonly kind: 'security.replaceFundPassword'; readonly how: 'changed' | 'reset' }
  | { readonly kind: 'security.replaceLoginPassword'; readonly how: 'changed' | 'reset' }
  /** To a number whose phone the member has. */
  | { readonly kind: 'security.changePhone' }
  /** A login from a device that this account has not been on. */
  | { readonly kind: 'security.noteNewDevice' }
