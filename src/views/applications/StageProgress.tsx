import { stages, type Stage } from '../../../contract/applications/lifecycle.ts'

const xOf = (index: number) => 8 + (index * 96) / (stages.length - 1)

/**
 * Progress of an application as a row of dots. Hidden from screen readers, because the text beside it says
 * the same.
 */
export function StageProgress({ stage }: { stage: Stage }) {
  const now = stages.indexOf(stage)
  return (
    <svg viewBox="0 0 112 16" className="h-4 w-28 shrink-0 text-muted" aria-hidden="true">
      <path d={`M8 8H${xOf(now)}`} stroke="currentColor" strokeWidth="2" />
      <path d={`M${xOf(now)} 8H104`} stroke="var(--line)" strokeWidth="2" />
      {stages.map((each, index) => (
        <circle
          key={each}
          cx={xOf(index)}
          cy="8"
          r={index === now ? 6 : 4}
          fill={index < now ? 'currentColor' : 'var(--surface)'}
          stroke={index > now ? 'var(--field)' : 'currentColor'}
          strokeWidth="2"
        />
      ))}
    </svg>
  )
}
