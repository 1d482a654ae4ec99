import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFile } from '../../../../server/resumes/import/readFile.ts'

const folder = join(import.meta.dirname, '../../resumes/cases')

/** A file that somebody brings, such as `docx/footnote.docx`. */
export const caseNamed = (name: string) => readFileSync(join(folder, name))

export const readCase = (name: string) => readFile(caseNamed(name))

/** Reads a value as a JSON file is read. */
export const readJson = (value: unknown) =>
  readFile(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)))
