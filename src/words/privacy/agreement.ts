/** Texts of the agreement to the terms at registration. */
export const agreementWords = {
  before: 'By creating an account you agree to the',
  terms: 'terms of use',
  and: 'and the',
  privacy: 'privacy policy',
} as const

/** Texts of the notice about new terms. */
export const termsNoticeWords = {
  before: 'We’ve updated our',
  terms: 'terms of use',
  and: 'and our',
  privacy: 'privacy policy',
  accept: 'Accept both',
  busy: 'Saving',
} as const
