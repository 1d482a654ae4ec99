import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import type { Place } from '../../../contract/resumes/imported.ts'
import { UnreadableFile } from './messages.ts'

const parsedRows = v.array(v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) }))

/** Row of a table in an export, with its position. */
export interface LinkedInRow {
  readonly values: readonly { readonly column: string; readonly text: string }[]
  readonly place: Place
}

/** Normalizes names of files and columns: no case, spaces or punctuation. */
export const nameOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Normalized table name of a file, without folders, extension and copy number. */
export const tableOf = (path: string) =>
  nameOf(
    path
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\.csv$/i, '')
      .replace(/ ?\(\d{1,3}\)$/, '') ?? '',
  )

/**
 * Rows of a table below its header line, which notes to the member may precede.
 *
 * @returns undefined if no line has a known column
 */
export function linkedInRows(
  file: string,
  text: string,
  columns: readonly string[],
): readonly LinkedInRow[] | undefined {
  const wanted = new Set(columns.map(nameOf))
  for (const delimiter of [',', ';', '\t']) {
    const rows = rowsOf(text, delimiter)
    const counts = rows
      .slice(0, 30)
      .map(({ record }) => record.filter((cell) => wanted.has(nameOf(cell))).length)
    const most = Math.max(0, ...counts)
    const at = counts.indexOf(most)
    // A line with a single known column may be a note, unless the table has only one column.
    if (most < Math.min(2, rows[at]?.record.length ?? 0) || most === 0) continue
    const heads = rows[at]?.record ?? []
    return rows.slice(at + 1).map(({ info, record }) => ({
      values: record.map((cell, index) => ({ column: heads[index]?.trim() ?? '', text: cell.trim() })),
      place: { page: null, file, from: info.lines, to: info.lines },
    }))
  }
  return undefined
}

function rowsOf(text: string, delimiter: string) {
  try {
    const read: unknown = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return v.parse(parsedRows, read)
  } catch {
    throw new UnreadableFile('damaged')
  }
}
