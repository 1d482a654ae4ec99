import type { ComponentProps } from 'react'

/** Link in running text. */
export const TextLink = ({ className = '', children, ...link }: ComponentProps<'a'>) => (
  <a
    {...link}
    className={`rounded-tag py-1 text-link underline decoration-1 underline-offset-4 hover:text-link-hover hover:decoration-2 ${className}`}
  >
    {children}
  </a>
)
