import { isolate } from '../../../contract/isolate.ts'

/** Texts of the versions of a resume. */
export const versionWords = {
  title: 'Versions',
  close: 'Close',
  all: 'the versions',
  one: 'this version',
  before: 'the version before',
  notLoaded: 'The versions didn’t load. Reload the page to see them.',
  current: 'Current',
  sent: 'Sent with an application',
  name: 'Name',
  nameOf: (version: string) => `Name: ${isolate(version)}`,
  view: 'View',
  viewOf: (version: string) => `View: ${isolate(version)}`,
  nameLabel: 'Version name',
  saveName: 'Save name',
  changedIn: 'Changed in this version',
  changedSince: 'Changed since',
  oldest: 'This is the oldest saved version.',
  restore: 'Restore version',
  back: 'All versions',
  page: (page: number, count: number) => `Page ${page} of ${count} of this version. The text is below.`,
  text: 'Text of this version',
  layingOut: 'Laying out the pages.',
} as const
