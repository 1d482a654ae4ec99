/** Error messages about files to import a resume from. */
export const importsRefusals = {
  manyFiles: 'Too many files are being imported right now. Try again in a few seconds.',
  tooSlow: 'This file takes too long to read. Save it in a simpler format, such as DOCX, and try that file.',
  unknownKind:
    'We can’t read this file. Choose a PDF, a Word document (DOCX), a LinkedIn export (ZIP), or a JSON Resume.',
  oldWord: 'This is an old Word format. Save it as DOCX or PDF and try that file.',
  openDocument: 'This is an OpenDocument file. Save it as DOCX or PDF and try that file.',
  otherOffice: 'This isn’t a Word document. Save it as a PDF and try that file.',
  otherZip:
    'This ZIP file has no Word document or LinkedIn export. Choose the file LinkedIn sent you, a DOCX, or a PDF.',
  brokenJson: 'This JSON file is incomplete or has an error. Export your resume again and try that file.',
  noResume: 'This JSON file isn’t a resume we know. Export your resume as JSON Resume and try that file.',
  encrypted: 'This file is password-protected. Remove the password and try again.',
  damaged: 'This file is damaged, or isn’t what its name says. Save it again and try that file.',
  noText: 'This file has no text. It may be a scan. Choose the document it was made from.',
  tooManyPages: 'This PDF has more than 20 pages. Save only the pages of your resume and try that file.',
  tooMuch: 'This file has too much in it. Save only your resume and try that file.',
} as const
