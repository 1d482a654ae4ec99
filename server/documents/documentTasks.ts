import { pathToFileURL } from 'node:url'
import {
  documentToCompany,
  happenedToCompany,
  sentToCompany,
  type Happened,
  type Redactable,
} from '../applications/hiding.ts'
import { documentOf, textOf, type Resume } from '../resumes/resumes.ts'

/** A page of the built application that is rendered with what it shows. */
interface PageInput {
  /** The built module that renders pages. */
  readonly rendererFile: string
  readonly pattern: string
  readonly path: string
  /** What the page is given, as JSON. */
  readonly given: string
}

/** A page as its template takes it. */
export interface PageParts {
  readonly head: string
  readonly body: string
}

interface Renderer {
  readonly renderGiven: (pattern: string, path: string, given: unknown) => Promise<PageParts>
}

/** Loads what the build has made of the application to render its pages. */
async function loadRenderer(file: string): Promise<Renderer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has made it from src/prerender/render.tsx
  return (await import(pathToFileURL(file).href)) as Renderer
}

/** Work on documents that people write, which may be long enough to keep a server busy. */
export const documentTasks = {
  resumeText: (resume: Pick<Resume, 'document'>) => textOf(documentOf(resume)),

  applicantText: (application: Redactable) => {
    const sent = documentToCompany(application)
    return sent && textOf(sent.document)
  },

  applicantDocument: (application: Redactable) => documentToCompany(application),

  applicantWords: ({
    timeline,
    ...application
  }: Redactable & { readonly timeline: readonly Happened[] }) => ({
    sent: sentToCompany(application),
    timeline: timeline.map((happened) => happenedToCompany(application, happened)),
  }),

  page: async ({ given, path, pattern, rendererFile }: PageInput) => {
    const { renderGiven } = await loadRenderer(rendererFile)
    return renderGiven(pattern, path, JSON.parse(given))
  },
}

export type DocumentTasks = typeof documentTasks
