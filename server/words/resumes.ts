const documents = { resume: 'resume', letter: 'letter' } as const

type LaidOut = keyof typeof documents

/** Error messages about resumes and their layout. */
export const resumesRefusals = {
  inTrash: 'This resume is in the trash. Restore it first.',
  locked: 'This resume is locked. Unlock it first.',
  notInTrash: 'Move this resume to the trash first.',
  pastDate: 'Choose today or a later date.',
  noTypesetter: 'This server can’t create PDFs: its type of machine isn’t supported.',
  manyLayouts: 'Too many pages are being created right now. Try again in a few seconds.',
  goneResume: 'This resume was deleted. Choose another one.',
  many: (most: number) => `You have ${most} resumes. Delete one for good from the trash first.`,
  manyNamedVersions: (most: number) => `${most} versions have names. Duplicate this resume to name more.`,
  manyPages: (most: number) => `This resume has more than ${most} pages. Shorten it to see them.`,
  slowLayout: (kind: LaidOut) => `This ${documents[kind]} takes too long to lay out. Shorten it.`,
  longLayout: (kind: LaidOut) => `This ${documents[kind]} is too long to lay out. Shorten it.`,
} as const
