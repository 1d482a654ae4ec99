/** Titles and descriptions of the applicant pages. */
export const applicantPages = {
  all: { title: 'Applicants', description: 'Your applicants, and who is waiting for a reply.' },
  one: { title: 'Applicant', description: 'One applicant: what they sent, and how to reply.' },
  ofPost: { title: 'Applicants for a job post', description: 'The applicants for one of your job posts.' },
} as const
