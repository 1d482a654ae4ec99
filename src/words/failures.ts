import type { FailureCode } from '../../machines/shared/failure.ts'

/** Messages of failures without a message from the server. */
export const failureWords: Readonly<Record<FailureCode, string>> = {
  invalid: 'Some answers need a correction.',
  refused: 'The server refused without giving a reason. Try again.',
  offline: 'You seem to be offline. Nothing was lost: connect, then try again.',
  unreachable: 'The server could not be reached. Nothing was lost: try again.',
  timeout: 'The server took too long to answer. Nothing was lost: try again.',
  unreadable: 'The server gave an answer that could not be read. Try again in a moment.',
  unkept: 'Your browser did not keep the sign-in. Allow cookies for this site, then log in again.',
  unexpected: 'Something failed on this page. Reload it, then try again.',
}

export const loggedOutHereOnly =
  'You are logged out on this device, but perhaps not on the server. Log in and out again in a while.'
