/** Error messages about uploaded files and the storage quota. */
export const filesRefusals = {
  gone: 'This file was deleted. Choose another one.',
  notPdf: 'This isn’t a PDF, or it’s damaged. Choose another file.',
  sentMuch:
    'The files you sent with applications use up your space. Choose a file you have, or a resume you created here.',
  scannerAway: 'We can’t check files for viruses right now. Try again in a few minutes.',
  manyChecks: 'Too many files are being checked right now. Try again in a few seconds.',
  damaged: 'This isn’t a PDF, or it’s damaged. Save it as a PDF again and try that file.',
  encrypted: 'This PDF is locked. Remove its password and restrictions, then try again.',
  tooMuch: 'This PDF has too much in it to check. Save or print it as a plain PDF and try that file.',
  virus: 'This file has a virus. Check your device, then choose another file.',
  script: 'This PDF contains a script. Save or print it as a plain PDF and try that file.',
  launch:
    'This PDF starts other software, opens another file, or sends a form. Save or print it as a plain PDF and try that file.',
  embedded: 'This PDF contains another file. Save or print it as a plain PDF and try that file.',
  many: (most: number) => `You have ${most} files. Delete one to add another.`,
  wrongName: (longest: number) => `Use a file name of at most ${longest} characters.`,
  storageFull: (mebibytes: number, canVerify: boolean) =>
    `Your ${mebibytes} MB of storage is full. ${canVerify ? 'Verify your email for more, or delete' : 'Delete'} a file, letter, or resume for good, then save again.`,
} as const
