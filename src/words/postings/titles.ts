/** Titles and descriptions of the employer's pages; apart from their texts, because every page loads the routes. */
export const postingTitles = {
  home: { title: 'Home', description: 'Applicants to review and job posts that need attention.' },
  list: { title: 'Job posts', description: 'Your company’s job posts.' },
  post: { title: 'Job post', description: 'One job post, its applicants, and its activity.' },
  edit: { title: 'Edit job post', description: 'Write a job post and publish it.' },
} as const
