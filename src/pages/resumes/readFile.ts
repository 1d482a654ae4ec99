import type { ReadResumeFile } from '../../views/resumes/ImportResume.tsx'

const MOST_BYTES = 5 * 1024 * 1024

/** Reads a JSON Resume file in the browser. Nobody loads what reads it before they have chosen one. */
export const readFile: ReadResumeFile = async (file) => {
  if (file.size > MOST_BYTES) {
    return `This file is ${Math.ceil(file.size / 1024 / 1024)} MB. Up to 5 MB can be read.`
  }
  const { readJsonResume } = await import('../../../contract/resumes/import.ts')
  return (
    readJsonResume(await file.text()) ??
    'This file is no JSON Resume. Export one from where your resume is, and choose that file.'
  )
}
