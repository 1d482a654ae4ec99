interface Props {
  /** Such as "92%"; said in words beside it. */
  share: string
  className?: string
}

/** A share of a whole, drawn. */
export const Meter = ({ share, className = '' }: Props) => (
  <svg aria-hidden="true" className={`block h-2 w-full overflow-hidden rounded-full bg-sunken ${className}`}>
    <rect width={share} height="8" rx="4" className="fill-primary forced-colors:fill-[CanvasText]" />
  </svg>
)
