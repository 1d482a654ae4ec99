import type { ComponentProps } from 'react'

/** Names what a row of a list is about, and opens it wherever the row is pressed. The row is its positioned ancestor. */
export const RowLink = ({ className = '', children, ...link }: ComponentProps<'a'>) => (
  <a
    {...link}
    className={`max-w-full min-w-0 justify-self-start rounded-tag font-medium wrap-anywhere text-ink underline decoration-transparent underline-offset-4 after:absolute after:inset-0 hover:decoration-current ${className}`}
  >
    {children}
  </a>
)
