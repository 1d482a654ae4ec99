/** Page titles. In a separate module, because every page loads the routes. */
export const profileTitles = {
  profile: { title: 'Candidate Profile' },
  edit: { title: 'Edit profile' },
  settings: { title: 'Settings' },
} as const
