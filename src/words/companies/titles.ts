/** Titles of the pages of a company; apart from their texts, because every page loads the routes. */
export const companyTitles = {
  company: { title: 'Company' },
  invitation: { title: 'Invitation' },
} as const
