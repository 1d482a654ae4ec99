interface Props {
  count: number
  /** What will stand there. */
  children: string
}

/** What stands where rows are still to come: hairlines as far apart as the rows will be. */
export const RuledRows = ({ count, children }: Props) => (
  <div role="status" data-loading>
    <p className="sr-only">{children}</p>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className="h-18 border-b border-line" />
    ))}
  </div>
)
