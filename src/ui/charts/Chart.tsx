import { useId, type ReactNode } from 'react'
import { minInRecord } from '../../../contract/postings/record.ts'
import { chartWords } from '../../words/shared/charts.ts'

export interface ChartHead {
  title: string
  /** One sentence that describes the data. */
  sentence: string
  /** Number of cases. Below ten, no chart is drawn: shares of so few say little, and may identify people. */
  cases: number
  /** Plural noun for the cases, such as "applicants". */
  noun: string
}

interface Props extends ChartHead {
  table: { readonly head: readonly string[]; readonly rows: readonly (readonly [string, ...string[]])[] }
  /** Legend beside the button "View as table". */
  legend?: ReactNode
  /** Drawing of the chart. */
  children: ReactNode
}

/** Chart with a sentence and a table of the same data, or a note that there is not enough data yet. */
export function Chart({ title, sentence, cases, noun, table, legend, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {cases < minInRecord ? (
        <p className="mt-1 text-hint text-muted">{chartWords.notEnough(cases, noun)}</p>
      ) : (
        <>
          <p className="mt-1 mb-4 text-hint text-muted">{sentence}</p>
          {children}
          <div className="mt-2 flex flex-wrap items-start justify-between gap-x-5 text-caption">
            {legend}
            <details className="ms-auto open:basis-full">
              <summary className="inline-block min-h-6 cursor-pointer rounded-tag py-1 text-link underline decoration-1 underline-offset-4 hover:text-link-hover">
                {chartWords.viewAsTable}
              </summary>
              <table aria-labelledby={id} className="mt-2 w-full text-start tabular-nums">
                <thead>
                  <tr className="border-b border-line text-subtle">
                    {table.head.map((name, column) => (
                      <th key={name} scope="col" className={cell(column)}>
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {table.rows.map(([name, ...values]) => (
                    <tr key={name} className="border-b border-line last:border-0">
                      <th scope="row" className={cell(0)}>
                        {name}
                      </th>
                      {values.map((value, column) => (
                        <td key={table.head[column + 1]} className={cell(column + 1)}>
                          {value}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </div>
        </>
      )}
    </section>
  )
}

const cell = (column: number) => `py-1.5 font-normal ${column === 0 ? 'pe-3 text-start' : 'ps-3 text-end'}`
