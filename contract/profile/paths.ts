export const profilePaths = {
  profile: '/candidate/profile',
  editProfile: '/candidate/profile/edit',
  settings: { candidate: '/candidate/profile?tab=settings', employer: '/employer/settings' },
} as const
