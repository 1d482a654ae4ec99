/** Texts of controls that every page may have. */
export const controlWords = {
  skip: 'Skip to content',
  stillWorking: 'Still working. The connection may be slow.',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  notification: 'Notification',
  /** Name of the region, with the key that leads there, as Radix fills it in. */
  notifications: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
  demo: 'Demo',
  yes: 'Yes',
  no: 'No',
  /** Before a message, for screen readers, and before the title of a page whose form failed. */
  error: 'Error:',
  problem: 'There is a problem',
  meant: 'Did you mean',
  password: {
    show: 'Show',
    hide: 'Hide',
    showLabel: (label: string) => `Show ${label.toLowerCase()}`,
    hideLabel: (label: string) => `Hide ${label.toLowerCase()}`,
    shown: 'Your password is visible',
    hidden: 'Your password is hidden',
    capsLock: 'Caps lock is on',
    met: ': met',
    notMet: ': not met yet',
    missing: (rules: readonly string[]) => `Not met yet: ${rules.join(', ')}`,
    allMet: 'All rules are met',
  },
  copying: {
    select: 'Select the text and copy it.',
    blocked: (instead: string) => `This browser blocks copying. ${instead}`,
  },
} as const
