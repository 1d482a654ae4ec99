/** Ignored events of the pages of invitations, of which there are none. */
export const ignoredIntroductions = {
  introductionPage: [],
  introductionsPage: [],
  sentIntroductionPage: [],
} as const
