import type { Refusal } from '../support/refusals.ts'

/** Refusals of files that a candidate uploads. */
export const fileRefusals = {
  storageFull: {
    words: 'Your 50 MB of storage is full. Delete a file, letter, or resume for good, then save again.',
    trigger: 'Applying, resumes, letters: all that the candidate keeps takes as much room as an account has.',
    next: 'Delete something for good, then save or upload again.',
  },
  storageFullUnverified: {
    words:
      'Your 5 MB of storage is full. Verify your email for more, or delete a file, letter, or resume for good, then save again.',
    trigger: 'The same for a candidate whose email address is not verified.',
    next: 'Follow the link in the mail, or delete something for good.',
  },
  sentMuch: {
    words:
      'The files you sent with applications use up your space. Choose a file you have, or a resume you created here.',
    trigger: 'Applying: what the candidate has sent and then removed takes as much room as an account has.',
    next: 'Choose one that is there, or a resume.',
    field: 'resume',
  },
  virusFound: {
    words: 'This file has a virus. Check your device, then choose another file.',
    trigger: 'Applying, importing a resume: the scanner knows what the file holds.',
    next: 'Check the device, and choose another file.',
    field: 'resume',
  },
  virusesUnknown: {
    words: 'We can’t check files for viruses right now. Try again in a few minutes.',
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
    words: 'You have 20 files. Delete one to add another.',
    trigger: 'Applying: the candidate has as many files as an account may have.',
    next: 'Delete one in the settings, or choose one that is there.',
    field: 'resume',
  },
  damagedPdf: {
    words: 'This isn’t a PDF, or it’s damaged. Save it as a PDF again and try that file.',
    trigger: 'Applying: the PDF cannot be read to its end.',
    next: 'Save it as PDF again.',
    field: 'resume',
  },
  lockedPdf: {
    words: 'This PDF is locked. Remove its password and restrictions, then try again.',
    trigger: 'Applying: the PDF is encrypted.',
    next: 'Save it without a password.',
    field: 'resume',
  },
  tooMuchInPdf: {
    words: 'This PDF has too much in it to check. Save or print it as a plain PDF and try that file.',
    trigger: 'Applying: the PDF has more objects than are looked into.',
    next: 'Print it as PDF.',
    field: 'resume',
  },
  scriptInPdf: {
    words: 'This PDF contains a script. Save or print it as a plain PDF and try that file.',
    trigger: 'Applying: the PDF holds JavaScript.',
    next: 'Print it as PDF.',
    field: 'resume',
  },
  programInPdf: {
    words:
      'This PDF starts other software, opens another file, or sends a form. Save or print it as a plain PDF and try that file.',
    trigger: 'Applying: the PDF starts a program, opens another file or sends a form.',
    next: 'Print it as PDF.',
    field: 'resume',
  },
  fileInPdf: {
    words: 'This PDF contains another file. Save or print it as a plain PDF and try that file.',
    trigger: 'Applying: the PDF has an attachment.',
    next: 'Print it as PDF.',
    field: 'resume',
  },
} as const satisfies Record<string, Refusal>
