import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { resumeFileName } from '../../../contract/resumes/editing.ts'
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
      saveFile(new Blob([write(written, document)], { type }), resumeFileName(document, extension)),
    )
  }

/**
 * What a resume can be taken along as. All but the PDF is made in the browser.
 *
 * @param givePdf fetches the PDF of what is saved
 */
export const exportsOf = (givePdf: (document: ResumeDocument) => void): Exports => ({
  PDF: givePdf,
  'JSON Resume': giving('json', 'application/json', ({ asJson }, document) => asJson(document)),
  'Plain text': giving('txt', 'text/plain', ({ asText }, document) => asText(document, titleOf)),
  Markdown: giving('md', 'text/markdown', ({ asMarkdown }, document) => asMarkdown(document, titleOf)),
})
