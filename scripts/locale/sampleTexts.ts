import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsIn } from './textsIn.ts'
import { withoutPlays } from './withoutPlays.ts'

const root = join(import.meta.dirname, '../..')

const sources = [
  'stories/**/*.{ts,tsx}',
  'contract/demo.ts',
  'contract/resumes/{samples,resumeHeadings,printedWords}.ts',
  'tests/machines/support/*.ts',
]

/** All invented texts of the stories, such as names, job posts and messages, which no translation changes. */
export const sampleTexts = (): readonly string[] =>
  globSync(sources, { cwd: root }).flatMap((file) =>
    textsIn(file, withoutPlays(file, readFileSync(join(root, file), 'utf8'))).map(({ text }) => text),
  )
