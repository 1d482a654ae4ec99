interface Props {
  /** In their order; those that are empty are left out. */
  stages: readonly { readonly name: string; readonly count: number }[]
  /** The longest bar of the list has so many. */
  most: number
}

/** Applicants of a job post by stage: one segment each, and the same in words. */
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
            // Transparent edges are drawn where colors are forced and grounds are not.
            className="min-w-1 rounded-[4px] border border-transparent bg-primary"
            style={{ flexGrow: count, opacity: Math.max(0.4, 1 - index * 0.14) }}
          />
        ))}
      </span>
    </>
  )
}
