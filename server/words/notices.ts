/** Refusals about the choice of emails. */
export const noticesRefusals = {
  wrongChoice: 'You can’t set these emails this way. Reload the page.',
} as const
