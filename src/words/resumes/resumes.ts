/** Default title of a resume. */
export const newResumeTitle = 'New resume'
