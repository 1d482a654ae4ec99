export const letterPaths = {
  letters: '/candidate/cover-letters',
  letter: (id: string) => `/candidate/cover-letters/${id}`,
} as const
