export const privacyPaths = { privacy: '/privacy', terms: '/terms' } as const
