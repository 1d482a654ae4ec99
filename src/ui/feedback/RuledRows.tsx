interface Props {
  count: number
  /** Status message for screen readers. */
  children: string
}

/** Skeleton of a list: lines at the height of its rows. */
export const RuledRows = ({ count, children }: Props) => (
  <div role="status" data-loading>
    <p className="sr-only">{children}</p>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className="h-18 border-b border-line" />
    ))}
  </div>
)
