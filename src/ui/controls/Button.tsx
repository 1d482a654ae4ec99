import type { ComponentProps } from 'react'
import { buttonLook, type ButtonLook } from './buttonLook.ts'

const row = 'inline-flex items-center justify-center gap-2'
const waits =
  'aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-disabled aria-disabled:text-on-disabled'

/** Something to press. Where it must wait, it is `aria-disabled`: it keeps the focus and can be read. */
export const Button = ({ look, size, className = '', ...button }: ComponentProps<'button'> & ButtonLook) => (
  <button type="button" {...button} className={buttonLook({ look, size }, `${row} ${waits} ${className}`)} />
)

/** A link that looks like a button. */
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
