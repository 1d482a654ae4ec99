import { Chart, type ChartHead } from './Chart.tsx'

interface Props extends ChartHead {
  /** Steps from the widest to the narrowest, each a subset of the previous one. */
  steps: readonly { readonly name: string; readonly count: number }[]
  names: { readonly step: string; readonly count: string; readonly share: string }
  /** Explanation of the percentages. */
  note: string
}

/** Funnel chart: the number of cases at each step, and their share of the previous step. */
export function Funnel({ steps, names, note, ...head }: Props) {
  const first = Math.max(1, steps[0]?.count ?? 1)
  const rows = steps.map(({ name, count }, index) => {
    const before = steps[index - 1]?.count
    return { name, count, share: before ? `${Math.round((count / before) * 100)}%` : '' }
  })
  return (
    <Chart
      {...head}
      table={{
        head: [names.step, names.count, names.share],
        rows: rows.map(({ name, count, share }) => [name, `${count}`, share]),
      }}
      legend={<p className="flex-[1_1_12rem] py-1 text-subtle">{note}</p>}
    >
      <ol className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-2.5 text-hint">
        {rows.map(({ name, count, share }, index) => (
          <li key={name} className="col-span-full grid grid-cols-subgrid items-center">
            <span>{name}</span>
            <svg
              aria-hidden="true"
              width="100%"
              height="24"
              className="rounded-tag bg-sunken forced-colors:border"
            >
              <rect
                width={`${(count / first) * 100}%`}
                height="24"
                rx="4"
                fillOpacity={Math.max(0.55, 1 - index * 0.09)}
                className="fill-primary forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]"
              />
            </svg>
            <b className="text-end font-medium tabular-nums">{count}</b>
            <span className="min-w-10 text-end text-caption text-subtle tabular-nums">{share}</span>
          </li>
        ))}
      </ol>
    </Chart>
  )
}
