import type { ComponentProps } from 'react'

/** Link with the name of a list row, whose click area covers the whole row. The row must be positioned. */
export const RowLink = ({ className = '', children, ...link }: ComponentProps<'a'>) => (
  <a
    {...link}
    className={`max-w-full min-w-0 justify-self-start rounded-tag font-medium wrap-anywhere text-ink underline decoration-transparent underline-offset-4 after:absolute after:inset-0 hover:decoration-current ${className}`}
  >
    {children}
  </a>
)
