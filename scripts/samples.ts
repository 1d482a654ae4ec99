// Renders the first page of each sample resume as the server lays it out: src/views/site/samples/*.svg.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { resumeDocument } from '../contract/resumes/document.ts'
import { resumeSamples } from '../contract/resumes/samples.ts'
import { createTypesetter } from '../server/resumes/pages/typesetter.ts'

const folder = join(import.meta.dirname, '../src/views/site/samples')
const typesetter = createTypesetter({ logger: console })

mkdirSync(folder, { recursive: true })
for (const [name, { document }] of Object.entries(resumeSamples)) {
  const { pages, pictures } = await typesetter.pages('samples', name, async () =>
    v.parse(resumeDocument, document),
  )
  const [first] = pictures
  if (!first || pages.length !== 1) throw new Error(`The sample ${name} has ${pages.length} pages, not one.`)
  writeFileSync(join(folder, `${name}.svg`), gunzipSync(first))
}
typesetter.close()
