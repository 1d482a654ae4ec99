import { useId, type ReactNode } from 'react'
import { minInRecord } from '../../../contract/postings/record.ts'
import { chartWords } from '../../words/shared/charts.ts'

export interface ChartHead {
  title: string
  /** One sentence that says in words what is drawn. */
  sentence: string
  /** Below ten cases nothing is drawn: a share of so few says little, and may identify them. */
  cases: number
  /** Plural noun of a case, such as "applicants". */
  noun: string
}

interface Props extends ChartHead {
  table: { readonly head: readonly string[]; readonly rows: readonly (readonly [string, ...string[]])[] }
  /** Beside "View as table". */
  legend?: ReactNode
  /** The drawing. */
  children: ReactNode
}

/** A chart with its sentence and its table, or that there is not enough data yet. */
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
