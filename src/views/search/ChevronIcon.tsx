/** Something opens below. */
export const ChevronIcon = ({ className }: { className: string }) => (
  <svg viewBox="0 0 16 16" className={className} aria-hidden="true">
    <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="m4 6.5 4 4 4-4" />
  </svg>
)
