/** Refusals of calls about one’s own data. */
export const privacyRefusals = {
  exportNotReady: 'This export can’t be downloaded. Request a new one.',
} as const
