import type { Refusal } from '../support/refusals.ts'

/** Refusals of files that a candidate brings along. */
export const fileRefusals = {
  storageFull: {
    words:
      'Your account holds 50 MB, and that is full. Delete a file, a letter or a resume for good, then save again.',
    trigger: 'Applying, resumes, letters: all that the candidate keeps takes as much room as an account has.',
    next: 'Delete something for good, then save or upload again.',
  },
  storageFullUnverified: {
    words:
      'Your account holds 5 MB, and that is full. Verify your email address to have more, or delete a file, a letter or a resume for good, then save again.',
    trigger: 'The same for a candidate whose email address is not verified.',
    next: 'Follow the link in the mail, or delete something for good.',
  },
  sentMuch: {
    words:
      'What you have sent with applications fills the room for your files. Send one of the files that you have, or a resume that you write here.',
    trigger: 'Applying: what the candidate has sent and then removed takes as much room as an account has.',
    next: 'Choose one that is there, or a resume.',
    field: 'resume',
  },
  virusFound: {
    words: 'A virus was found in this file. Check your device, and choose another file.',
    trigger: 'Applying, importing a resume: the scanner knows what the file holds.',
    next: 'Check the device, and choose another file.',
    field: 'resume',
  },
  virusesUnknown: {
    words: 'Files cannot be checked for viruses right now. Try again in a few minutes.',
    trigger: 'Applying: the virus scanner is away.',
    next: 'Upload the file again, or choose a resume that was written here.',
    field: 'resume',
  },
  checksWait: {
    words: 'Too many files are being checked right now. Try again in a few seconds.',
    trigger: 'Applying: very many files wait to be checked.',
    next: 'Upload the file again.',
    field: 'resume',
  },
  manyFiles: {
    words: 'You have 20 files. Delete one, then there is room for another.',
    trigger: 'Applying: the candidate has as many files as an account may have.',
    next: 'Delete one in the settings, or choose one that is there.',
    field: 'resume',
  },
  damagedPdf: {
    words: 'This is not a PDF, or it is damaged. Save it again as PDF, and choose that file.',
    trigger: 'Applying: the PDF cannot be read to its end.',
    next: 'Save it as PDF again.',
    field: 'resume',
  },
  lockedPdf: {
    words: 'This PDF is locked. Save it without a password and without restrictions, and choose that file.',
    trigger: 'Applying: the PDF is encrypted.',
    next: 'Save it without a password.',
    field: 'resume',
  },
  tooMuchInPdf: {
    words:
      'There is too much in this PDF to check it. Save or print it as a plain PDF, and choose that file.',
    trigger: 'Applying: the PDF has more objects than are looked into.',
    next: 'Print it as PDF.',
    field: 'resume',
  },
  scriptInPdf: {
    words: 'There is a script in this PDF. Save or print it as a plain PDF, and choose that file.',
    trigger: 'Applying: the PDF holds JavaScript.',
    next: 'Print it as PDF.',
    field: 'resume',
  },
  programInPdf: {
    words:
      'This PDF starts a program, opens another file or sends a form. Save or print it as a plain PDF, and choose that file.',
    trigger: 'Applying: the PDF starts a program, opens another file or sends a form.',
    next: 'Print it as PDF.',
    field: 'resume',
  },
  fileInPdf: {
    words: 'There is another file in this PDF. Save or print it as a plain PDF, and choose that file.',
    trigger: 'Applying: the PDF has an attachment.',
    next: 'Print it as PDF.',
    field: 'resume',
  },
} as const satisfies Record<string, Refusal>
