/** Page titles. In a separate module, because every page loads the routes. */
export const introductionTitles = {
  list: { title: 'Invitations to apply' },
  one: { title: 'Invitation to apply' },
} as const
