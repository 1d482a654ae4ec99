import type { Resume, ResumeVersion } from '../../contract/resumes/calls.ts'
import type { ResumeItem } from '../../contract/resumes/listing.ts'
import type { ResumeDocumentInput } from '../../contract/resumes/document.ts'
import { createCommands, type CommandsFlow } from '../commands/commands.ts'

interface One {
  readonly id: string
}

export interface NewResume {
  readonly title: string
  readonly document: ResumeDocumentInput
}

interface Share extends One {
  readonly visibility: Resume['visibility']
  /** Last day of the shared link; empty if it does not expire. */
  readonly expiresOn: string
}

export interface ResumeCommands {
  readonly write: { readonly input: NewResume; readonly output: Resume }
  readonly import: { readonly input: NewResume; readonly output: Resume }
  readonly copy: { readonly input: One; readonly output: Resume }
  /**
   * Resolves a conflict by saving the typed text as a new resume. The version of the other window remains.
   */
  readonly keepBoth: { readonly input: NewResume; readonly output: Resume }
  readonly rename: { readonly input: One & { readonly title: string }; readonly output: One }
  readonly trash: { readonly input: One; readonly output: One }
  readonly restore: { readonly input: One; readonly output: One }
  readonly delete: { readonly input: One; readonly output: One }
  readonly lock: { readonly input: One; readonly output: One }
  readonly unlock: { readonly input: One; readonly output: One }
  readonly share: { readonly input: Share; readonly output: Pick<ResumeItem, 'link' | 'expiresOn'> }
  /** Downloads the resume as a PDF. */
  readonly pdf: { readonly input: One & { readonly fileName: string }; readonly output: One }
  readonly nameVersion: {
    readonly input: One & { readonly revision: number; readonly name: string }
    readonly output: { readonly versions: ResumeVersion[] }
  }
}

export type ResumeCommandsFlow = CommandsFlow<ResumeCommands>

export const resumeCommandsMachine = createCommands<ResumeCommands>({
  confirm: ['delete'],
  form: ['rename'],
  notice: {
    write: 'resumeCreated',
    import: 'resumeImported',
    copy: 'resumeCopied',
    keepBoth: 'resumeKeptBoth',
    rename: 'resumeRenamed',
    trash: 'resumeTrashed',
    restore: 'resumeRestored',
    delete: 'resumeDeleted',
    lock: 'resumeLocked',
    unlock: 'resumeUnlocked',
    share: 'resumeShared',
    pdf: 'resumePrinted',
    nameVersion: 'versionNamed',
  },
})
