/** Error messages about exports of the user's own data. */
export const privacyRefusals = {
  loginIsOld: 'Log in again to download your data.',
  exportNotReady: 'This export can’t be downloaded. Request a new one.',
} as const
