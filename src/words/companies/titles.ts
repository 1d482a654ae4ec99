/** Page titles. In a separate module, because every page loads the routes. */
export const companyTitles = {
  company: { title: 'Company' },
  invitation: { title: 'Invitation' },
} as const
