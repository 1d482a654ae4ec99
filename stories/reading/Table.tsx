import type { ReactNode } from 'react'

export interface Row {
  readonly key: string
  /** Cells by column title. */
  readonly cells: Readonly<Record<string, ReactNode>>
}

/** A table that stacks the cells of each row in narrow windows, each with its column title. */
export function Table({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const titles = Object.keys(rows[0]?.cells ?? {})
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {titles.map((title) => (
              <td key={title} data-title={title}>
                {cells[title]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
