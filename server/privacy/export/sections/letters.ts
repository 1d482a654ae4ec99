import type { Selectable } from 'kysely'
import { exportedLetter } from '../../../../contract/privacy/export.ts'
import { letterOf, lettersOf } from '../../../letters/letters.ts'
import { printedLetter } from '../../../letters/look.ts'
import { projectionOf } from '../../../projection.ts'
import type { LettersTable } from '../../../store/schema/letters.ts'
import { jsonList } from '../json.ts'
import { inPages, madeAhead, pageSize } from '../pages.ts'
import { pdfOrReason } from '../pdf.ts'
import type { ExportContext, ExportSection } from '../section.ts'
import type { ZipEntry } from '../zip.ts'

type Row = Selectable<LettersTable>

/** Maximum number of letters with separate files, last changed first; the JSON contains all. */
const MOST_FILES = 1_000
const AHEAD = 2

const projectItem = projectionOf(exportedLetter)

const pagesOf = ({ account, db }: ExportContext) =>
  inPages<Row>((after) =>
    lettersOf(db, account.id)
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

/** Letters as text and PDF, and letters.json. */
export const letterSection: ExportSection = {
  roles: ['candidate'],
  count: async ({ account, db }) => {
    const { count } = await lettersOf(db, account.id)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return Math.min(MOST_FILES, Number(count))
  },
  entries: async function* (context) {
    const files = new Map<string, readonly string[]>()
    yield* texts(context, files)
    const content = jsonList(index(context, files))
    yield { path: 'letters/letters.json', content, modifiedAt: context.now }
  },
}

async function* texts(
  context: ExportContext,
  files: Map<string, readonly string[]>,
): AsyncGenerator<ZipEntry, void> {
  const { account, advance, db, leaveOut, pathsOf, typesetter } = context
  const make = async (row: Row) => ({
    row,
    pdf: await pdfOrReason(async () =>
      typesetter.letterPdf(account.id, (await printedLetter(db, row, account)).printed),
    ),
  })
  for await (const { pdf, row } of madeAhead(newest(context), AHEAD, make)) {
    const [text = '', printed = ''] = pathsOf('letters/', row.title, '.txt', '.pdf')
    const modifiedAt = row.updated_at
    advance()
    yield { path: text, content: row.body, modifiedAt }
    if (typeof pdf === 'string') leaveOut(printed, pdf)
    else yield { path: printed, content: pdf, modifiedAt, isCompressed: true }
    files.set(row.id, typeof pdf === 'string' ? [text] : [text, printed])
  }
}

async function* newest(context: ExportContext): AsyncGenerator<Row, void> {
  let count = 0
  for await (const rows of pagesOf(context)) {
    for (const row of rows) {
      if (count === MOST_FILES) return
      count += 1
      yield row
    }
  }
}

async function* index(context: ExportContext, files: ReadonlyMap<string, readonly string[]>) {
  for await (const rows of pagesOf(context)) {
    for (const row of rows) {
      yield projectItem({ ...(await letterOf(context.db, row)), files: files.get(row.id) ?? [] })
    }
  }
}
