interface Props {
  /** Share as a percentage, such as "92%". The text next to the meter repeats it. */
  share: string
  className?: string
}

/** Bar that shows a share of a whole. */
export const Meter = ({ share, className = '' }: Props) => (
  <svg aria-hidden="true" className={`block h-2 w-full overflow-hidden rounded-full bg-sunken ${className}`}>
    <rect width={share} height="8" rx="4" className="fill-primary forced-colors:fill-[CanvasText]" />
  </svg>
)
