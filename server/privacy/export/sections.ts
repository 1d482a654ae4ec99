import type { ExportContext, ExportSection } from './section.ts'
import { accountEntry } from './sections/account.ts'
import { applicationSection } from './sections/applications.ts'
import { companySection } from './sections/company.ts'
import { companyApplicationSection } from './sections/companyApplications.ts'
import { fileSection } from './sections/files.ts'
import { introductionSection } from './sections/introductions.ts'
import { letterSection } from './sections/letters.ts'
import { pictureEntry } from './sections/pictures.ts'
import { resumeSection } from './sections/resumes.ts'
import type { ZipEntry } from './zip.ts'

/** Sections in the order of the ZIP. Files come before the applications that refer to them. */
const sections: readonly ExportSection[] = [
  fileSection,
  resumeSection,
  letterSection,
  applicationSection,
  companySection,
  companyApplicationSection,
  introductionSection,
]

/** Total number of steps that an export reports with `advance`. */
export async function countSteps(context: ExportContext): Promise<number> {
  let count = 0
  for (const section of sectionsFor(context)) count += await section.count(context)
  return count
}

const sectionsFor = ({ account }: ExportContext) =>
  sections.filter(({ roles }) => roles.includes(account.role))

/** All files of an export. */
export async function* entriesOf(
  context: ExportContext,
  leftOut: readonly { readonly path: string; readonly reason: string }[],
): AsyncGenerator<ZipEntry, void> {
  const photo = await pictureEntry(context, { accountId: context.account.id })
  if (photo) yield photo
  for (const section of sectionsFor(context)) yield* section.entries(context)
  yield await accountEntry(context, { leftOut, photo: photo?.path ?? null })
}
