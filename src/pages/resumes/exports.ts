import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { saveFile } from '../../browser/saveFile.ts'
import type { Exports } from '../../views/resumes/BuilderBar.tsx'
import { titleOf } from '../../words/resumes/sections.ts'

// Nobody needs it before they take something along.
const load = () => import('../../../contract/resumes/export.ts')
type Written = Awaited<ReturnType<typeof load>>

const giving =
  (extension: string, type: string, write: (written: Written, document: ResumeDocument) => string) =>
  (document: ResumeDocument) => {
    void load().then((written) =>
      saveFile(new Blob([write(written, document)], { type }), written.resumeFileName(document, extension)),
    )
  }

/** What a resume can be taken along as. All of it is made in the browser. */
export const exportsOf = (): Exports => ({
  'JSON Resume': giving('json', 'application/json', ({ asJson }, document) => asJson(document)),
  'Plain text': giving('txt', 'text/plain', ({ asText }, document) => asText(document, titleOf)),
  Markdown: giving('md', 'text/markdown', ({ asMarkdown }, document) => asMarkdown(document, titleOf)),
})
