/** Events of the pages of invitations that are ignored on purpose: none. */
export const ignoredIntroductions = {
  introductionPage: [],
  introductionsPage: [],
  sentIntroductionPage: [],
} as const
