/** Texts of the page on which a new employer names their company. */
export const nameCompanyWords = {
  title: 'Name your company',
  text: 'One more step, and your account is ready.',
  submit: 'Create account',
  busy: 'Creating your account',
} as const
