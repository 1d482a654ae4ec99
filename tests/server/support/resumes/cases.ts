import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFile } from '../../../../server/resumes/import/readFile.ts'

const folder = join(import.meta.dirname, '../../resumes/cases')

/** Content of an example file, such as `docx/footnote.docx`. */
export const caseNamed = (name: string) => readFileSync(join(folder, name))

export const readCase = (name: string) => readFile(caseNamed(name))

/** Imports a value like the content of a JSON file. */
export const readJson = (value: unknown) =>
  readFile(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)))
