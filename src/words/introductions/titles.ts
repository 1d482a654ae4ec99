/** Titles of the pages of invitations to apply; apart from their texts, because every page loads the routes. */
export const introductionTitles = {
  list: { title: 'Invitations to apply' },
  one: { title: 'Invitation to apply' },
} as const
