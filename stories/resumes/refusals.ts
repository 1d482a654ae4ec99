/** Refusals of the server about unreadable files. */
export const importRefusals = {
  unknownFile: {
    words:
      'We can’t read this file. Choose a PDF, a Word document (DOCX), a LinkedIn export (ZIP), or a JSON Resume.',
    trigger: 'Importing a resume: the file is of another kind, whatever it is called.',
    next: 'Choose one of these.',
  },
  oldWordFile: {
    words: 'This is an old Word format. Save it as DOCX or PDF and try that file.',
    trigger: 'Importing a resume: the file is a DOC.',
    next: 'Save it as DOCX, and choose that.',
  },
  otherZip: {
    words:
      'This ZIP file has no Word document or LinkedIn export. Choose the file LinkedIn sent you, a DOCX, or a PDF.',
    trigger: 'Importing a resume: the ZIP holds something else.',
    next: 'Choose another file.',
  },
  openDocument: {
    words: 'This is an OpenDocument file. Save it as DOCX or PDF and try that file.',
    trigger: 'Importing a resume: the file is an ODT.',
    next: 'Save it as DOCX, and choose that.',
  },
  otherOfficeFile: {
    words: 'This isn’t a Word document. Save it as a PDF and try that file.',
    trigger: 'Importing a resume: the file is a table or a presentation.',
    next: 'Save it as PDF.',
  },
  brokenJson: {
    words: 'This JSON file is incomplete or has an error. Export your resume again and try that file.',
    trigger: 'Importing a resume: the file begins as JSON, and is none to its end.',
    next: 'Export it again.',
  },
  otherJson: {
    words: 'This JSON file isn’t a resume we know. Export your resume as JSON Resume and try that file.',
    trigger: 'Importing a resume: the file is JSON of something else.',
    next: 'Export it as JSON Resume.',
  },
  lockedFile: {
    words: 'This file is password-protected. Remove the password and try again.',
    trigger: 'Importing a resume: a password is needed to open the file.',
    next: 'Save it without one.',
  },
  damagedFile: {
    words: 'This file is damaged, or isn’t what its name says. Save it again and try that file.',
    trigger: 'Importing a resume: the file cannot be read to its end.',
    next: 'Save it again, or as another kind.',
  },
  scannedFile: {
    words: 'This file has no text. It may be a scan. Choose the document it was made from.',
    trigger: 'Importing a resume: the file holds pictures of pages.',
    next: 'Choose the document that was printed, or write the resume.',
  },
  longPdf: {
    words: 'This PDF has more than 20 pages. Save only the pages of your resume and try that file.',
    trigger: 'Importing a resume: it is no resume, but a book.',
    next: 'Save only the pages of the resume.',
  },
  packedFile: {
    words: 'This file has too much in it. Save only your resume and try that file.',
    trigger: 'Importing a resume: it unpacks to more than is read.',
    next: 'Save only the resume.',
  },
  slowFile: {
    words: 'This file takes too long to read. Save it in a simpler format, such as DOCX, and try that file.',
    trigger: 'Importing a resume: it was not read within 15 seconds.',
    next: 'Save it in a simpler form.',
  },
  filesWait: {
    words: 'Too many files are being imported right now. Try again in a few seconds.',
    trigger: 'Importing a resume: very many wait to be read.',
    next: 'Choose the file again.',
  },
} as const

/** Refusals of the server about resumes and their pages. */
export const resumeRefusals = {
  manyResumes: {
    words: 'You have 500 resumes. Delete one for good from the trash first.',
    trigger: 'Resumes: the candidate has as many as an account may have.',
    next: 'Delete one for good.',
  },
  manyNamedVersions: {
    words: '100 versions have names. Duplicate this resume to name more.',
    trigger: 'The versions of a resume: one more is given a name.',
    next: 'Make a copy of the resume.',
  },
  manyPages: {
    words: 'This resume has more than 20 pages. Shorten it to see them.',
    trigger: 'The pages of a resume: there are very many.',
    next: 'Shorten the resume.',
  },
  slowResumePages: {
    words: 'This resume takes too long to lay out. Shorten it.',
    trigger: 'The pages of a resume were not laid out in time.',
    next: 'Shorten the resume.',
  },
  longResume: {
    words: 'This resume is too long to lay out. Shorten it.',
    trigger: 'The pages of a resume would take too much memory.',
    next: 'Shorten the resume.',
  },
  noTypesetter: {
    words: 'This server can’t create PDFs: its type of machine isn’t supported.',
    trigger:
      'The pages of a resume or a letter: the server runs on a machine for which there is no typesetter.',
    next: 'Download the text, or ask who runs the server.',
  },
  resumeInTrash: {
    words: 'This resume is in the trash. Restore it first.',
    trigger: 'A resume is saved after it was moved to the trash in another window.',
    next: 'Restore the resume, then save again.',
  },
  resumeLocked: {
    words: 'This resume is locked. Unlock it first.',
    trigger: 'A resume is saved after it was locked in another window.',
    next: 'Unlock the resume, then save again.',
  },
  resumeNotInTrash: {
    words: 'Move this resume to the trash first.',
    trigger: 'A resume is deleted for good after it was restored in another window.',
    next: 'Move it to the trash, then delete it.',
  },
} as const
