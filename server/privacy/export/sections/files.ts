import { exportedFile } from '../../../../contract/privacy/export.ts'
import { contentOf } from '../../../files/files.ts'
import { pdfName } from '../../../files/pdfName.ts'
import { projectionOf } from '../../../projection.ts'
import { jsonText } from '../json.ts'
import type { ExportContext, ExportSection } from '../section.ts'

const ENDING = '.pdf'

const projectItem = projectionOf(exportedFile)

/** Query of uploaded files, including deleted ones that a company keeps with an application. */
const filesOf = ({ account, db }: ExportContext) =>
  db.selectFrom('files').where('account_id', '=', account.id).where('digest', 'is not', null)

/** Uploaded files unchanged, and files.json. */
export const fileSection: ExportSection = {
  roles: ['candidate'],
  count: async (context) => {
    const { count } = await filesOf(context)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  entries: async function* (context) {
    const rows = await filesOf(context)
      .select(['id', 'name', 'bytes', 'created_at', 'removed_at'])
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const listed: unknown[] = []
    for (const row of rows) {
      const name = pdfName(row.name)
      const [path = ''] = context.pathsOf('files/', name.slice(0, -ENDING.length), ENDING)
      context.paths.set(row.id, path)
      context.advance()
      listed.push(
        projectItem({
          file: path,
          name,
          bytes: row.bytes,
          createdAt: new Date(row.created_at).toISOString(),
          deletedAt: row.removed_at === null ? null : new Date(row.removed_at).toISOString(),
        }),
      )
      yield { path, content: contentOf(context.db, row), modifiedAt: row.created_at, isCompressed: true }
    }
    yield { path: 'files/files.json', content: jsonText(listed), modifiedAt: context.now }
  },
}
