/** What the server says of a file that it cannot read a resume out of. */
export const importRefusals = {
  unknownFile: {
    words:
      'This is no file that can be read. Choose a PDF, a Word document (DOCX), an export of LinkedIn (ZIP) or a JSON Resume.',
    trigger: 'Importing a resume: the file is of another kind, whatever it is called.',
    next: 'Choose one of these.',
  },
  oldWordFile: {
    words: 'This is a Word document of the old kind. Save it as DOCX or PDF, and choose that file.',
    trigger: 'Importing a resume: the file is a DOC.',
    next: 'Save it as DOCX, and choose that.',
  },
  otherZip: {
    words:
      'This ZIP file holds neither a Word document nor an export of LinkedIn. Choose the file as LinkedIn has sent it, a DOCX or a PDF.',
    trigger: 'Importing a resume: the ZIP holds something else.',
    next: 'Choose another file.',
  },
  openDocument: {
    words: 'This is an OpenDocument file. Save it as DOCX or PDF, and choose that file.',
    trigger: 'Importing a resume: the file is an ODT.',
    next: 'Save it as DOCX, and choose that.',
  },
  otherOfficeFile: {
    words: 'This file is of an office program, but no Word document. Save it as PDF, and choose that file.',
    trigger: 'Importing a resume: the file is a table or a presentation.',
    next: 'Save it as PDF.',
  },
  brokenJson: {
    words:
      'This JSON file breaks off or has a mistake in it. Export it again from where your resume is, and choose that file.',
    trigger: 'Importing a resume: the file begins as JSON, and is none to its end.',
    next: 'Export it again.',
  },
  otherJson: {
    words:
      'This JSON file holds no resume that is known. Export your resume as JSON Resume, and choose that file.',
    trigger: 'Importing a resume: the file is JSON of something else.',
    next: 'Export it as JSON Resume.',
  },
  lockedFile: {
    words: 'This file is locked with a password. Save it without one, and choose that file.',
    trigger: 'Importing a resume: a password is needed to open the file.',
    next: 'Save it without one.',
  },
  damagedFile: {
    words: 'This file is damaged, or not what its name says. Save it again, and choose that file.',
    trigger: 'Importing a resume: the file cannot be read to its end.',
    next: 'Save it again, or as another kind.',
  },
  scannedFile: {
    words:
      'There is no text in this file: it may be a picture of pages, such as a scan. Choose the file that it was made of.',
    trigger: 'Importing a resume: the file holds pictures of pages.',
    next: 'Choose the document that was printed, or write the resume.',
  },
  longPdf: {
    words: 'This PDF has more than 20 pages. Save only the pages with your resume, and choose that file.',
    trigger: 'Importing a resume: it is no resume, but a book.',
    next: 'Save only the pages of the resume.',
  },
  packedFile: {
    words: 'There is too much in this file. Save only your resume, and choose that file.',
    trigger: 'Importing a resume: it unpacks to more than is read.',
    next: 'Save only the resume.',
  },
  slowFile: {
    words: 'This file takes too long to read. Save it in a simpler form, such as DOCX, and choose that file.',
    trigger: 'Importing a resume: it was not read within 15 seconds.',
    next: 'Save it in a simpler form.',
  },
  filesWait: {
    words: 'Too many files are being read right now. Try again in a few seconds.',
    trigger: 'Importing a resume: very many wait to be read.',
    next: 'Choose the file again.',
  },
} as const

/** What the server says of resumes and their pages. */
export const resumeRefusals = {
  manyResumes: {
    words: 'You have 500 resumes. Delete one for good first, in the trash.',
    trigger: 'Resumes: the candidate has as many as an account may have.',
    next: 'Delete one for good.',
  },
  manyNamedVersions: {
    words: '100 versions have names. Make a copy of this resume to name more.',
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
    words: 'This server cannot make PDFs: there is no typesetter for its kind of machine.',
    trigger:
      'The pages of a resume or a letter: the server runs on a machine for which there is no typesetter.',
    next: 'Download the text, or ask who runs the server.',
  },
} as const
