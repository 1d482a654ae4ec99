import { Chart, type ChartHead } from './Chart.tsx'

export interface HistogramBar {
  /** Label below the bar, such as "10+". */
  label: string
  /** Label in the table, such as "10 days or more". */
  name: string
  onTime: number
  late: number
}

interface Props extends ChartHead {
  bars: readonly HistogramBar[]
  /** Dashed line after the given number of bars, with a label. */
  promise?: { readonly at: number; readonly label: string } | undefined
  names: { readonly unit: string; readonly onTime: string; readonly late: string }
}

// Heights in px. Widths are percentages, so that labels keep their size in a narrow window.
const plot = 176
const highest = 148

/** Histogram of cases, with late ones in a different color. */
export function Histogram({ bars, promise, names, ...head }: Props) {
  const most = Math.max(1, ...bars.map(({ onTime, late }) => onTime + late))
  const step = 100 / bars.length
  const total = (of: 'onTime' | 'late') => bars.reduce((sum, bar) => sum + bar[of], 0)
  const height = (count: number) => (count * highest) / most
  return (
    <Chart
      {...head}
      table={{
        head: [names.unit, names.onTime, names.late],
        rows: bars.map(({ name, onTime, late }) => [name, `${onTime}`, `${late}`]),
      }}
      legend={
        <p className="flex flex-wrap gap-x-5 py-1">
          <Key className="bg-primary" name={names.onTime} count={total('onTime')} />
          <Key className="bg-warning-line" name={names.late} count={total('late')} />
          {promise && (
            <span className="inline-flex items-center gap-2">
              <span aria-hidden="true" className="h-3 border-s-2 border-dashed border-ink" />
              {promise.label}
            </span>
          )}
        </p>
      }
    >
      <svg aria-hidden="true" width="100%" height={plot} className="block">
        {[0, 0.5, 1].map((share) => (
          <line
            key={share}
            x2="100%"
            y1={plot - highest * share}
            y2={plot - highest * share}
            className="stroke-line"
          />
        ))}
        {bars.map(({ label, onTime, late }, index) => (
          <g key={label}>
            <Bar x={step * index} width={step} y={plot - height(onTime)} height={height(onTime)} />
            <Bar
              x={step * index}
              width={step}
              y={plot - height(onTime + late)}
              height={height(late) - (onTime > 0 ? 2 : 0)}
              isLate
            />
          </g>
        ))}
        {promise && (
          <line
            x1={`${promise.at * step}%`}
            x2={`${promise.at * step}%`}
            y2={plot}
            strokeWidth="1.5"
            strokeDasharray="4 4"
            className="stroke-ink"
          />
        )}
      </svg>
      <ol
        aria-hidden="true"
        className="grid auto-cols-fr grid-flow-col pt-1 text-center text-caption text-subtle"
      >
        {bars.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
    </Chart>
  )
}

interface BarProps {
  x: number
  width: number
  y: number
  height: number
  isLate?: boolean
}

const Bar = ({ x, width, y, height, isLate = false }: BarProps) =>
  height > 0 && (
    <rect
      x={`${x + width * 0.1}%`}
      width={`${width * 0.8}%`}
      y={y}
      height={height}
      rx="4"
      className={`forced-colors:stroke-[CanvasText] ${isLate ? 'fill-warning-line forced-colors:fill-[Canvas]' : 'fill-primary forced-colors:fill-[CanvasText]'}`}
    />
  )

const Key = ({ className, name, count }: { className: string; name: string; count: number }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden="true" className={`size-3 rounded-[3px] border border-transparent ${className}`} />
    {name} <b className="font-medium tabular-nums">{count}</b>
  </span>
)
