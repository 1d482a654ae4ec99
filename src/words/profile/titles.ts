/** Titles and descriptions of profiles and settings, for tabs; apart from their texts, because every page loads the routes. */
export const profileTitles = {
  profile: { title: 'Candidate Profile', description: 'Your profile and settings.' },
  edit: { title: 'Edit profile', description: 'The profile that employers can find.' },
  settings: { title: 'Settings', description: 'Your details and preferences.' },
} as const
