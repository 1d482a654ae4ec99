export const shortlistWords = {
  what: 'your shortlist',
  lead: 'Saved by your team. Everyone in your company sees these people and notes.',
  empty: {
    title: 'Your shortlist is empty',
    text: 'Save people from the search to keep them here with your notes.',
    action: 'Search people',
  },
  savedBy: (name: string | null, day: string) =>
    name === null ? `Saved on ${day}` : `Saved by ${name} on ${day}`,
  note: 'Note',
  noteHint: 'Your team sees it. The candidate doesn’t.',
  addNote: 'Add note',
  editNote: 'Edit note',
  saveNote: 'Save note',
  saving: 'Saving',
  cancel: 'Cancel',
  remove: 'Remove',
  removed: (name: string) => `${name} is no longer on the shortlist.`,
  undo: 'Undo',
} as const
