import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { resumeDocument } from '../../../contract/resumes/document.ts'
import { resumeSamples } from '../../../contract/resumes/samples.ts'
import { createTypesetter } from '../../../server/resumes/pages/typesetter.ts'

const typesetter = createTypesetter({ logger: console })
afterAll(() => typesetter.close())

test.each(Object.entries(resumeSamples))(
  'the picture of the sample %s matches its document, on one page',
  async (name, { document }) => {
    const { pages, pictures } = await typesetter.pages('samples', name, async () =>
      v.parse(resumeDocument, document),
    )
    expect([pages.length, pictures.length]).toEqual([1, 1])
    const shown = readFileSync(`${import.meta.dirname}/../../../src/views/site/samples/${name}.svg`)
    // `npm run resumes:samples` updates the pictures.
    expect(gunzipSync(pictures[0] ?? new Uint8Array()).equals(shown)).toBe(true)
  },
  60_000,
)
