import type { HomeContent } from '../../../../contract/search/home.ts'
import { figuresOf } from '../../../words/pages/home.ts'

export const Figures = ({ figures }: { figures: HomeContent['figures'] }) => (
  <dl className="mt-8 grid grid-cols-2 gap-y-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
    {figuresOf(figures).map(({ name, figure }) => (
      <div
        key={name}
        className="flex flex-col-reverse justify-end gap-1 pe-3 lg:border-s lg:border-line lg:px-6 lg:py-3 lg:first:border-0 lg:first:ps-0"
      >
        <dt className="text-hint text-muted">{name}</dt>
        <dd className="text-figure">{figure}</dd>
      </div>
    ))}
  </dl>
)
