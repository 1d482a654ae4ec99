/** Largest file that a resume is imported from. */
export const importMaxBytes = 5 * 1024 * 1024
