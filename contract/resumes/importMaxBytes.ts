/** Maximum size of an imported file. */
export const importMaxBytes = 5 * 1024 * 1024
