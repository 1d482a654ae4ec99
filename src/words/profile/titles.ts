/** Titles of profiles and settings, for tabs; apart from their texts, because every page loads the routes. */
export const profileTitles = {
  profile: { title: 'Candidate Profile' },
  edit: { title: 'Edit profile' },
  settings: { title: 'Settings' },
} as const
