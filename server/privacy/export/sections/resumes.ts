import type { Selectable } from 'kysely'
import { exportedResume } from '../../../../contract/privacy/export.ts'
import { projectionOf } from '../../../projection.ts'
import { documentOf, resumesOf } from '../../../resumes/resumes.ts'
import type { ResumesTable } from '../../../store/schema/resumes.ts'
import { jsonList, jsonText } from '../json.ts'
import { inPages, madeAhead, pageSize } from '../pages.ts'
import { pdfOrReason } from '../pdf.ts'
import type { ExportContext, ExportSection } from '../section.ts'
import type { ZipEntry } from '../zip.ts'

type Row = Selectable<ResumesTable>

/** Maximum number of resumes with a PDF, last changed first; the JSON contains all. */
const MOST_PDFS = 1_000
const AHEAD = 2

const projectItem = projectionOf(exportedResume)

const pagesOf = ({ account, db }: ExportContext) =>
  inPages<Row>((after) =>
    resumesOf(db, account.id)
      .selectAll()
      .$if(after !== undefined, (all) =>
        all.where((row) =>
          row.or([
            row('updated_at', '<', after?.updated_at ?? 0),
            row.and([row('updated_at', '=', after?.updated_at ?? 0), row('id', '>', after?.id ?? '')]),
          ]),
        ),
      )
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )

/** Resumes as JSON Resume and PDF, and resumes.json with all versions. */
export const resumeSection: ExportSection = {
  roles: ['candidate'],
  count: async ({ account, db }) => {
    const { count } = await resumesOf(db, account.id)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    // Laying out one resume takes as long as reading many applications.
    return Number(count) * STEPS
  },
  entries: async function* (context) {
    const files = new Map<string, readonly string[]>()
    yield* documents(context, files)
    const content = jsonList(index(context, files))
    yield { path: 'resumes/resumes.json', content, modifiedAt: context.now }
  },
}

const STEPS = 10

async function* documents(
  context: ExportContext,
  files: Map<string, readonly string[]>,
): AsyncGenerator<ZipEntry, void> {
  const { account, leaveOut, pathsOf, typesetter } = context
  const make = async (row: Row) => {
    const document = documentOf(row)
    return { row, document, pdf: await pdfOrReason(() => typesetter.pdf(account.id, document)) }
  }
  for await (const { document, pdf, row } of madeAhead(newest(context), AHEAD, make)) {
    const [json = '', printed = ''] = pathsOf('resumes/', row.title, '.json', '.pdf')
    const modifiedAt = row.updated_at
    for (let step = 0; step < STEPS; step += 1) context.advance()
    yield { path: json, content: jsonText(document), modifiedAt }
    if (typeof pdf === 'string') leaveOut(printed, pdf)
    else yield { path: printed, content: pdf, modifiedAt, isCompressed: true }
    files.set(row.id, typeof pdf === 'string' ? [json] : [json, printed])
  }
}

async function* newest(context: ExportContext): AsyncGenerator<Row, void> {
  let count = 0
  for await (const rows of pagesOf(context)) {
    for (const row of rows) {
      if (count === MOST_PDFS) return
      count += 1
      yield row
    }
  }
}

async function* index(context: ExportContext, files: ReadonlyMap<string, readonly string[]>) {
  for await (const rows of pagesOf(context)) {
    for (const row of rows) {
      const versions = await context.db
        .selectFrom('resume_versions')
        .selectAll()
        .where('resume_id', '=', row.id)
        .orderBy('revision')
        .execute()
      yield projectItem({
        title: row.title,
        files: files.get(row.id) ?? [],
        createdAt: isoOf(row.created_at),
        updatedAt: isoOf(row.updated_at),
        trashedAt: isoOrNull(row.trashed_at),
        lockedAt: isoOrNull(row.locked_at),
        isShared: row.link_hash !== null,
        sharedUntil: row.link_expires_on,
        document: documentOf(row),
        versions: versions.map(({ document, name, saved_at: savedAt, title, was_sent: wasSent }) => ({
          title,
          name,
          savedAt: isoOf(savedAt),
          wasSent: wasSent === 1,
          document: documentOf({ document }),
        })),
      })
    }
  }
}

const isoOf = (time: number) => new Date(time).toISOString()
const isoOrNull = (time: number | null) => (time === null ? null : isoOf(time))
