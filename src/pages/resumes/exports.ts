import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import { asJson, resumeFileName } from '../../../contract/resumes/editing.ts'
import { saveFile } from '../../browser/saveFile.ts'
import type { Exports } from '../../views/resumes/BuilderBar.tsx'

// Loaded on demand, because few visits export a resume.
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
 * Export formats of a resume. All but the PDF are made in the browser.
 *
 * @param givePdf fetches the PDF of the saved version
 */
export const exportsOf = (givePdf: (document: ResumeDocument) => void): Exports => ({
  PDF: givePdf,
  'JSON Resume': giving('json', 'application/json', (_, document) => asJson(document)),
  'Plain text': giving('txt', 'text/plain', ({ plainTextOf }, document) => plainTextOf(document)),
  Markdown: giving('md', 'text/markdown', ({ markdownOf }, document) => markdownOf(document)),
})
