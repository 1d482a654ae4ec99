import { isolate } from '../../../contract/isolate.ts'

/** Texts of forms, editors and their dialogs. */
export const writingWords = {
  save: 'Save',
  saving: 'Saving',
  saved: (at: string) => `Saved${at}`,
  notSavedYet: 'Not saved yet',
  notSaved: 'Not saved.',
  keptHere: (reason: string) => `Not saved. Kept on this device. ${reason}`,
  offline: 'Offline. Kept on this device.',
  invalid: 'On this device only: fix what’s marked',
  changedElsewhere: 'Changed elsewhere',
  locked: 'Locked',
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes aren’t saved.',
    stay: 'Stay',
    leave: 'Leave',
  },
  /** Texts of the comparison of two versions. */
  versions: {
    yours: 'Yours',
    other: 'The other',
    none: 'nothing',
    keepYours: 'Keep this',
    keepOther: 'Keep the other',
    keepBoth: 'Keep both',
  },
  renaming: { letter: 'Rename the letter', resume: 'Rename the resume' },
  name: 'Name',
  rename: 'Rename',
  noName: 'Enter a name.',
  deleting: { letter: 'Delete this letter for good?', resume: 'Delete this resume for good?' },
  deletingText: (title: string) =>
    `You can’t restore “${isolate(title)}” afterward. Copies you’ve sent stay with your applications.`,
  delete: 'Delete for good',
  notNow: 'Not now',
  tabs: 'Views',
  page: 'Page',
  places: 'Places',
  remove: 'Remove',
  removePlace: (place: string) => `Remove ${place}`,
  place: {
    hint: 'Type a town, then choose it from the list.',
    unknown: (typed: string) => `We couldn’t find “${typed}”. Choose a place from the list.`,
    notLoaded: 'The places didn’t load. Type again to retry.',
  },
  /** Announcements while a row is dragged. */
  dragged: {
    now: (name: string, place: number, count: number) => `${name}, now ${place} of ${count}`,
    back: (name: string, place: number, count: number) => `${name}, back at ${place} of ${count}`,
  },
  formatting: 'Formatting',
  marks: {
    heading: { name: 'Heading', sample: 'Heading' },
    bold: { name: 'Bold', sample: 'bold' },
    italic: { name: 'Italic', sample: 'italic' },
    list: { name: 'List', sample: 'first' },
    link: { name: 'Link', sample: 'words' },
  },
} as const
