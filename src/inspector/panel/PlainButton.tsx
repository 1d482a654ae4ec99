import type { ComponentProps } from 'react'

/** Small button of the inspector. */
export const PlainButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button
    type="button"
    {...button}
    className={`inline-flex min-h-7 items-center rounded-tag border border-field bg-surface px-2 text-caption whitespace-nowrap text-ink hover:border-field-hover hover:bg-primary-soft aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-subtle aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft ${className}`}
  />
)
