/** Texts for the status of live updates. */
export const channelWords = {
  title: 'Live updates',
  closed: 'Live updates are off.',
  joining: 'Connecting.',
  joined: 'Live updates are on.',
  leaving: 'Turning live updates off.',
  errored: 'The connection was lost. It will be tried again in a few seconds.',
  turnOn: 'Turn on updates',
  turnOff: 'Turn off updates',
  tryNow: 'Try again now',
} as const
