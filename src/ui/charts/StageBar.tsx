interface Props {
  /** Stages in order; empty ones are not drawn. */
  stages: readonly { readonly name: string; readonly count: number }[]
  /** Number of cases in the longest bar of the list, which gets the full width. */
  most: number
}

/** Stacked bar of a job post's applicants by stage, with a text alternative. */
export function StageBar({ stages, most }: Props) {
  const filled = stages.map((stage, index) => ({ ...stage, index })).filter(({ count }) => count > 0)
  const total = filled.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <span className="sr-only">{filled.map(({ name, count }) => `${name}: ${count}`).join(', ')}</span>
      <span
        aria-hidden="true"
        className="flex h-2.5 min-w-2.5 gap-0.5"
        style={{ width: `${(total / Math.max(1, most)) * 100}%` }}
      >
        {filled.map(({ name, count, index }) => (
          <span
            key={name}
            title={`${name}: ${count}`}
            // The transparent border becomes visible in forced-colors mode, which removes backgrounds.
            className="min-w-1 rounded-[4px] border border-transparent bg-primary"
            style={{ flexGrow: count, opacity: Math.max(0.4, 1 - index * 0.14) }}
          />
        ))}
      </span>
    </>
  )
}
