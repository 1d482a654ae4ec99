/** Error messages about email settings. */
export const noticesRefusals = {
  wrongChoice: 'You can’t set these emails this way. Reload the page.',
} as const
