/** Agreement of a person who registers. */
export const agreementWords = {
  before: 'By creating an account you agree to the',
  terms: 'terms of use',
  and: 'and the',
  privacy: 'privacy policy',
} as const

/** Notice of new terms to a member. */
export const termsNoticeWords = {
  before: 'We’ve updated our',
  terms: 'terms of use',
  and: 'and our',
  privacy: 'privacy policy',
  accept: 'Accept both',
  busy: 'Saving',
} as const
