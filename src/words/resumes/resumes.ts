/** What a resume is called until somebody calls it something. */
export const newResumeTitle = 'New resume'
