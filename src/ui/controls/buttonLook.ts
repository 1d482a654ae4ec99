const looks = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active',
  secondary:
    'border-field bg-surface text-link hover:border-field-hover hover:bg-primary-soft hover:text-link-hover',
  quiet:
    'border-transparent text-link hover:bg-primary-soft hover:text-link-hover forced-colors:border-[ButtonBorder]',
  danger: 'border-field bg-surface text-danger-text hover:border-danger-line hover:bg-danger-soft',
  // For backgrounds in the brand color.
  onBrand: 'border-transparent bg-on-brand text-on-brand-ground hover:bg-on-brand-muted',
  onBrandQuiet: 'border-on-brand-muted text-on-brand hover:bg-brand-hover',
} as const

const sizes = {
  large: 'min-h-13 px-6 py-3 text-action',
  small: 'min-h-11 px-4 py-2 text-label font-semibold',
  // For rows of a list.
  row: 'min-h-8 px-3 py-1 text-label font-semibold',
  // Fits two buttons beside the logo in the narrowest window, even with text twice as large.
  header:
    'h-[40px] px-[8px] text-[length:min(0.9375rem,4.375vw)] font-semibold whitespace-nowrap sm:px-[16px]',
} as const

export interface ButtonLook {
  look?: keyof typeof looks | undefined
  size?: keyof typeof sizes | undefined
}

/** Classes of buttons and of links that look like buttons. */
export const buttonLook = ({ look = 'primary', size = 'large' }: ButtonLook, more = '') =>
  `rounded-control border text-center print:hidden transition-[background-color,border-color,color,scale] duration-colour active:scale-[.99] ${looks[look]} ${sizes[size]} ${more}`
