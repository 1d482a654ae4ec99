import type { ComponentProps } from 'react'
import { buttonLook, type ButtonLook } from './buttonLook.ts'

const row = 'inline-flex items-center justify-center gap-2'
const waits =
  'aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-disabled aria-disabled:text-on-disabled'

/**
 * Button. While it cannot be used, it is `aria-disabled` instead of `disabled`, so that it keeps the focus
 * and stays readable.
 */
export const Button = ({ look, size, className = '', ...button }: ComponentProps<'button'> & ButtonLook) => (
  <button type="button" {...button} className={buttonLook({ look, size }, `${row} ${waits} ${className}`)} />
)

/** Link that looks like a button. */
export const ButtonLink = ({
  look,
  size,
  className,
  children,
  ...link
}: ComponentProps<'a'> & ButtonLook) => (
  <a {...link} className={buttonLook({ look, size }, `${row} ${className}`)}>
    {children}
  </a>
)
