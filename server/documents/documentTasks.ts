import { resumeText, sharedResumeSchema } from '../../contract/resumes/shared.ts'
import {
  documentToCompany,
  redactedEvent,
  sentToCompany,
  type LedgerEvent,
  type Redactable,
} from '../applications/hiding.ts'
import { resumeToCompany, type WithShared } from '../introductions/sharedResume.ts'
import { loadExports } from '../moduleExports.ts'
import { projectionOf } from '../projection.ts'
import { textOf, type Resume } from '../resumes/resumes.ts'
import { sharedContentOf } from '../resumes/sharing.ts'
import { createPageTemplate } from './pageTemplate.ts'
import { rendererExports } from './renderer.ts'

/** Shared resume, and the built application page that shows it. */
interface SharedPage {
  readonly resume: Pick<Resume, 'document' | 'link_expires_on'>
  readonly link: string
  /** Built module that renders pages. */
  readonly rendererFile: string
  readonly template: string
  readonly pattern: string
  readonly path: string
  readonly canonical: string
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

// Projected here, because the result leaves the thread as bytes and cannot be filtered later.
const projectText = projectionOf(resumeText)
const projectShared = projectionOf(sharedResumeSchema)

/**
 * Tasks on user documents, which may be large enough to block an event loop. Long results are returned as
 * bytes, because deserializing them would block the server, too.
 */
export const documentTasks = {
  /** Printed text of a sent resume, as JSON. */
  applicantText: (application: Redactable) => {
    const sent = documentToCompany(application)
    return sent && bytesOf(JSON.stringify(projectText(textOf(sent.document))))
  },

  applicantDocument: (application: Redactable) => documentToCompany(application),

  applicantWords: ({
    timeline,
    ...application
  }: Redactable & { readonly timeline: readonly LedgerEvent[] }) => ({
    sent: sentToCompany(application),
    timeline: timeline.map((event) => redactedEvent(application, event)),
  }),

  introductionResume: (introduction: WithShared) => resumeToCompany(introduction),

  /** Complete HTML page of a shared resume. */
  sharedPage: async ({ canonical, link, path, pattern, rendererFile, resume, template }: SharedPage) => {
    const given = { canonical, content: projectShared(sharedContentOf(resume, link)) }
    const { renderWithData } = await loadExports(rendererExports, rendererFile)
    const { body, head } = await renderWithData(pattern, path, given)
    return new Uint8Array(createPageTemplate(template)({ head, body, given: JSON.stringify(given) }))
  },
}

export type DocumentTasks = typeof documentTasks
