/** What a resume is called until somebody calls it something. */
export const newResumeTitle = 'New resume'

/** What is told when something was done with a resume, by what it was. */
export const resumeActsDone: Readonly<Record<string, string>> = {
  write: 'Your resume is begun.',
  import: 'Your resume is imported.',
  copy: 'The resume is copied.',
  both: 'Yours is a resume of its own now, in the list.',
  rename: 'The resume has its new name.',
  trash: 'The resume is in the bin. It stays there for 30 days.',
  restore: 'The resume is back in the list.',
  delete: 'The resume is deleted.',
  lock: 'The resume is locked. Nothing of it changes until you unlock it.',
  unlock: 'The resume can be changed again.',
  share: 'What you chose for the link holds now.',
  pdf: 'The PDF is made.',
  name: 'The version has its name.',
}
