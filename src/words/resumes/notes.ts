export const noteWords = {
  gone: 'We couldn’t find this resume. It may be deleted. Your text is kept on this device.',
  toResumes: 'Go to your resumes',
  inTrash: 'This resume is in the trash. Restore it to make changes.',
  toTrash: 'Open trash',
  showWhere: 'Show where',
  reload: 'Check again',
  unlock: 'Unlock',
  locked: 'You locked this resume. Unlock it to make changes.',
  lockedElsewhere:
    'You locked this resume in another window. Your text is kept on this device and is saved once you unlock it.',
  conflict:
    'This resume was changed in another window or on another device. Choose which text to keep. Nothing is saved until you do.',
} as const
