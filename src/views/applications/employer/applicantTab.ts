/** Parts of the page of an applicant, as the address names them. */
export const applicantTabs = ['resume', 'letter', 'answers', 'activity'] as const

export type ApplicantTab = (typeof applicantTabs)[number]

/** The tab that the query parameter `tab` names; the resume for anything else. */
export const applicantTab = (named: string | null): ApplicantTab =>
  applicantTabs.find((tab) => tab === named) ?? 'resume'
