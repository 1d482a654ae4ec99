import Building2 from 'lucide-react/icons/building-2'
import UserRound from 'lucide-react/icons/user-round'
import { homeWords } from '../../../words/pages/home.ts'

/** SVG path that crosses between the lanes of both sides, 1,100 units wide, with a marker above each step. */
const path =
  'M0 34H145.5a32 32 0 0 1 32 32a32 32 0 0 0 32 32H420.5a32 32 0 0 0 32 -32a32 32 0 0 1 32 -32H695.5a32 32 0 0 1 32 32a32 32 0 0 0 32 32H1100'
const stations = [
  [14, 34],
  [289, 98],
  [564, 34],
  [839, 98],
] as const

/** Section with the steps of an application, for candidates. */
export const AfterApplying = () => {
  const { lead, sides, steps, title } = homeWords.after
  return (
    <section className="dark-edge mt-14 rounded-plate bg-brand px-6 py-8 text-on-brand sm:mt-20 sm:px-12 sm:py-10">
      <div className="mb-8 flex flex-wrap items-start justify-between gap-6">
        <div>
          <h2 className="text-section text-balance">{title}</h2>
          <p className="mt-2 text-on-brand-muted">{lead}</p>
        </div>
        <p aria-hidden="true" className="flex gap-5 text-caption">
          <span className="flex items-center gap-2">
            <UserRound className="size-4.5" />
            {sides.you}
          </span>
          <span className="flex items-center gap-2">
            <Building2 className="size-4.5" />
            {sides.they}
          </span>
        </p>
      </div>
      <svg
        viewBox="0 0 1100 132"
        fill="none"
        aria-hidden="true"
        className="mb-3 hidden w-full lg:block rtl:-scale-x-100"
      >
        <path className="stroke-route-ahead" strokeWidth="14" d={path} />
        <path className="stroke-accent" strokeWidth="14" pathLength="100" strokeDasharray="32 200" d={path} />
        {stations.map(([x, y], index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="11"
            strokeWidth="6"
            className={`fill-brand ${index < 2 ? 'stroke-accent' : 'stroke-route-ahead'}`}
          />
        ))}
      </svg>
      <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-8">
        {steps.map(({ name, note, side }, index) => (
          <li key={name}>
            <h3 className="flex items-center gap-2 text-h3">
              <span className="lg:hidden">
                {side === 'you' ? <UserRound className="size-4.5" /> : <Building2 className="size-4.5" />}
              </span>
              {index + 1}. {name}
            </h3>
            <p className="mt-1 text-hint text-pretty text-on-brand-muted">{note}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
