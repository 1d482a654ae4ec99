/** Texts of controls that any page may contain. */
export const controlWords = {
  skip: 'Skip to content',
  stillWorking: 'Still working. The connection may be slow.',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  notification: 'Notification',
  /** Accessible name of the notification region. Radix replaces `{hotkey}` with the key that focuses it. */
  notifications: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
  demo: 'Demo',
  yes: 'Yes',
  no: 'No',
  /** Prefix of error messages for screen readers, and of the document title after a failed form. */
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
