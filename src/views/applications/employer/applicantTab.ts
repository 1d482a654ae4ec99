/** Tabs on the page of an applicant, as named in the address. */
export const applicantTabs = ['resume', 'letter', 'answers', 'activity'] as const

export type ApplicantTab = (typeof applicantTabs)[number]

/** Tab named by the query parameter `tab`; the resume by default. */
export const applicantTab = (named: string | null): ApplicantTab =>
  applicantTabs.find((tab) => tab === named) ?? 'resume'
