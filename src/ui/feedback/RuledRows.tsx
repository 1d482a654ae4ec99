interface Props {
  count: number
  /** Name of the content. */
  children: string
}

/** Placeholder for rows: hairlines at the height of the rows. */
export const RuledRows = ({ count, children }: Props) => (
  <div role="status" data-loading>
    <p className="sr-only">{children}</p>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className="h-18 border-b border-line" />
    ))}
  </div>
)
