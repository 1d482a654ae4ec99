import type { FailureCode } from '../../machines/shared/failure.ts'

interface FailureNotes {
  /** Cause of the failure. */
  readonly trigger: string
  /** Next step for the person. */
  readonly next: string
}

/** Notes on a failure beyond its message. */
export const failureNotes: Readonly<Record<FailureCode, FailureNotes>> = {
  invalid: {
    trigger:
      'Something typed breaks a rule. Only the messages at the fields are shown; this sentence stands in.',
    next: 'Mend each field. Its message goes as soon as it is right.',
  },
  refused: {
    trigger: 'The server says no, and gives no reason.',
    next: 'Send the form again. What was typed stays.',
  },
  offline: {
    trigger: 'The device has no connection.',
    next: 'Connect, and send the form again. What was typed stays.',
  },
  unreachable: {
    trigger: 'There is a connection, but no answer comes over it.',
    next: 'Send the form again. What was typed stays.',
  },
  timeout: {
    trigger: 'No answer has come after fifteen seconds. After eight the page has said that it takes long.',
    next: 'Send the form again. What was typed stays.',
  },
  unreadable: {
    trigger: 'An answer comes that is none of the server’s, such as the page of a hotel’s network.',
    next: 'Wait a moment, or log in to that network, and send the form again.',
  },
  unkept: {
    trigger: 'Login, registration: the browser keeps no cookies of this site.',
    next: 'Allow cookies, and log in again.',
  },
  unexpected: {
    trigger: 'A fault of the application’s own.',
    next: 'Reload the page.',
  },
}
