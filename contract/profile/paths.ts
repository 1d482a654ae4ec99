export const profilePaths = {
  profile: '/candidate/profile',
  settings: { candidate: '/candidate/profile?tab=settings', employer: '/employer/settings' },
} as const
