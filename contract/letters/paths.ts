export const letterPaths = {
  letters: '/candidate/cover-letters',
  /** Creates a letter from a sample. */
  letterSample: (name: string) => `/candidate/cover-letters?sample=${name}`,
  letter: (id: string) => `/candidate/cover-letters/${id}`,
} as const
