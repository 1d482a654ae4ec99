/** Titles and descriptions of the pages of a company; apart from their texts, because every page loads the routes. */
export const companyTitles = {
  company: { title: 'Company', description: 'Your company’s public page, verification, and team.' },
  invitation: { title: 'Invitation', description: 'Accept an invitation to a company.' },
} as const
