/** What of an application stands open. */
export const applicantTabs = ['resume', 'answers', 'messages'] as const

export type ApplicantTab = (typeof applicantTabs)[number]

/** The tab that the query parameter `tab` names; the resume for anything else. */
export const applicantTab = (named: string | null): ApplicantTab =>
  applicantTabs.find((tab) => tab === named) ?? 'resume'
